/**
 * The inline script of every page. It keeps two things back until the first paint: the fonts, for a visitor who comes
 * from elsewhere (others have them already), and the page's script, at the given address. A hidden or prepared page is
 * not painted, so it does not wait; a browser that does not report the paint waits for a second.
 */
export const afterFirstPaint = (script: string) =>
  [
    `{let d=document,c=d.documentElement.classList,b=()=>{c.remove("plain");import("${script}")};`,
    `d.referrer.startsWith(origin)||c.add("plain");`,
    `d.hidden&&b();setTimeout(b,1e3);new PerformanceObserver(b).observe({type:"paint"})}`,
  ].join("");
