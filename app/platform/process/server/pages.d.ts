/** The built pages; `react-router build` writes them. */
declare module "#pages" {
  const build: import("#platform/http/server/page-source.ts").Build;
  export = build;
}
