import { defineConfig } from "vite";

const server = process.env["UNDERTABLE_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  base: "/",
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  build: {
    outDir: "../src/undertable/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server, "/text": server, "/rules": { target: server, bypass: (request) => (request.url?.endsWith(".md") ? undefined : "/index.html") }, "/ws": { target: server, ws: true } } },
});
