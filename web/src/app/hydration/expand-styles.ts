/** The element of a page that holds its styles. */
export const STYLES_ID = "styles";

/** A component's marker in a page: its number, its id, and those of its classes that have rules before it. */
export const writeMarker = (group: string, id: string, names: readonly string[]): string =>
  `/*${group} ${id} ${names.join()}*/`;

/** A page's styles in the format that styled-components reads: lines of rules and markers as they are in a page. */
export const expandStyles = (css: string): string =>
  css
    .replace(/\/\*(\d+) (\S+) (\S+)\*\//g, 'data-styled.g$1[id="$2"]{content:"$3,"}')
    .replaceAll("\n", "/*!sc*/\n");

/**
 * Writes the page's styles once more. styled-components takes its rules from there as it loads, and removes them; the
 * page's own element goes in the same task, since each change of the sheets has the browser style all of the page again.
 * In a namespace other than HTML's a `style` is a plain element: the browser applies nothing of it, and the page's
 * policy does not concern it.
 */
export function offerStyles(): void {
  const page = document.getElementById(STYLES_ID);
  if (!page) return;
  const offered = document.createElementNS("urn:flickmap", "style");
  offered.setAttribute("data-styled", "true");
  offered.setAttribute("data-styled-version", page.dataset["version"] ?? "");
  offered.textContent = expandStyles(page.textContent);
  page.after(offered);
  const taken = new MutationObserver(() => {
    if (offered.isConnected) return;
    taken.disconnect();
    page.remove();
  });
  taken.observe(document.head, { childList: true });
}
