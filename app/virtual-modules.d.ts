/** Provided by the framework's development server. */
declare module "virtual:react-router/inject-hmr-runtime";
