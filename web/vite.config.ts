import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["UNDERTABLE_SERVER"] ?? "http://127.0.0.1:8080";

/** The games' own data files, without the notes on where each value comes from. */
function toml(): Plugin {
  return {
    name: "toml",
    transform: (source, id) =>
      id.endsWith(".toml")
        ? `export default ${JSON.stringify(parse(source), (key, value: unknown) => (key === "source" ? undefined : value))}`
        : undefined,
  };
}

export default defineConfig({
  base: "/",
  plugins: [toml()],
  resolve: {
    alias: { "@frame": here("src"), "@games": here("../src/undertable/games") },
    dedupe: ["preact", "@preact/signals"], // the games' own pages lie outside, and find them here
  },
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  build: {
    outDir: "../src/undertable/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": server,
      "/text": server,
      "/rules": {
        target: server,
        bypass: (request) => (request.url?.endsWith(".md") ? undefined : "/index.html"),
      },
      "/games": server,
      "/ws": { target: server, ws: true },
    },
  },
});
