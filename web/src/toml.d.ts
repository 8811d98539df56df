declare module "*.toml" {
  const data: never;
  export default data;
}
