/** The built pages; `react-router build` writes them. */
declare module "#pages" {
  const build: import("./built-site.ts").Build;
  export = build;
}
