/** Tries everything a script could want of the page around its frame, and lists what succeeded. */
function tryEverything(callback: string) {
  const home = new URL("/beacon", (document.currentScript as HTMLScriptElement).src).href;
  const reached: string[] = [];
  const attempt = (name: string, act: () => unknown) => {
    try {
      if (act()) reached.push(name);
    } catch {
      // Refused, as expected.
    }
  };
  attempt("the page's document", () => parent.document.body);
  attempt("the page's storage", () => parent.localStorage.length + 1);
  attempt("its own storage", () => localStorage.length + 1);
  attempt("cookies", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what old scripts would try
    document.cookie = "hostile=1";
    return document.cookie;
  });
  attempt("the visitor's address", () => document.referrer);
  attempt("the page's location", () => parent.location.href);
  attempt("a variable in the page", () => Object.assign(parent, { hostile: 1 }));
  attempt("another page in its place", () => {
    (top as Window).location.href = "/hostile";
    return parent.location.pathname;
  });
  attempt("a window", () => open("/hostile"));
  attempt("a dialog", () => prompt("Your password?"));
  attempt("evaluation", () => new Function("return 1")());
  const beacon = document.createElement("img");
  beacon.src = home;
  document.head.append(beacon);
  fetch(home).catch(() => {});
  navigator.sendBeacon(home, "stolen");
  const inline = document.createElement("script");
  inline.textContent = "parent.postMessage({ type: 'feed', text: '[]' }, '*')";
  document.head.append(inline);
  for (const odd of [null, 1, "feed", { type: "form:submit" }, ["fetch-sticky-contacts", "x"]])
    if (odd && typeof odd !== "number") setTimeout(() => parent.postMessage(odd, "*"), 500);
  const content = `<img src=x onerror="document.title='hostile'"><script>document.title='hostile'</script> ${"Words. ".repeat(30)}`;
  const take = (window as unknown as Record<string, (posts: unknown) => void>)[callback];
  take?.([{ title: `It reached ${reached.join(", ") || "nothing"}`, slug: "hostile", content, image: "/beacon" }]);
  setTimeout(() => {
    location.href = "/hostile";
  }, 100);
}

export const hostileScript = (callback: string) => `(${tryEverything})("${callback}")`;
