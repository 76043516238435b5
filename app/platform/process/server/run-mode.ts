/** React chooses its build by this when it is loaded, so this file is imported before everything else. */
if (!process.argv.includes("--dev")) process.env.NODE_ENV ??= "production";
