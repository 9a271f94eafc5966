/**
 * A page of the site, as an address names it (specification section 2, "Route table"). A title's id
 * is null where what stands in its place can be none: the page then says that there is no such title.
 */
export type SitePage =
  | { readonly kind: "title"; readonly type: "movie" | "tv"; readonly id: number | null }
  | { readonly kind: "list"; readonly type: "movie" | "tv"; readonly filter: ListFilter }
  | { readonly kind: "genre"; readonly type: "movie" | "tv"; readonly id: number }
  | { readonly kind: "advancedSearch"; readonly type: "movie" | "tv" }
  | { readonly kind: "search"; readonly direct: boolean }
  | { readonly kind: "static"; readonly path: StaticPath };

export type ListFilter = "popular" | "top_rated" | "now_playing";
export type StaticPath = "/" | "/contact" | "/privacy" | "/terms" | "/faq";

const STATIC: readonly StaticPath[] = ["/", "/contact", "/privacy", "/terms", "/faq"];
const HIGHEST_ID = 2_147_483_647;

/**
 * Which page an address means.
 *
 * @param path begins with a slash; a slash at the end makes no difference
 * @returns null where the site has no such page
 */
export function sitePage(path: string, query: URLSearchParams): SitePage | null {
  const plain = path === "/" ? path : path.replace(/\/+$/u, "");
  const fixed = STATIC.find((known) => known === plain);
  if (fixed) return { kind: "static", path: fixed };
  const [first, second, ...rest] = plain.slice(1).split("/");
  switch (first) {
    case "movie":
    case "tv": {
      if (second === undefined || rest.length > 1) return null;
      return { kind: "title", type: first, id: numberOf(second) };
    }
    case "category":
      return typeOf(second) === null || rest.length > 0
        ? null
        : { kind: "list", type: typeOf(second) ?? "movie", filter: filterOf(query, second) };
    case "genre": {
      const id = numberOf(second);
      if (id === null || rest.length > 0) return null;
      return { kind: "genre", type: query.get("type") === "tv" ? "tv" : "movie", id };
    }
    case "advanced-search": {
      const type = second === undefined ? "movie" : typeOf(second);
      return type === null || rest.length > 0 ? null : { kind: "advancedSearch", type };
    }
    case "search":
    case "direct-search":
      return second === undefined ? { kind: "search", direct: first === "direct-search" } : null;
    default:
      return null;
  }
}

function typeOf(text: string | undefined): "movie" | "tv" | null {
  return text === "movie" || text === "tv" ? text : null;
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/u.test(text)) return null;
  const number = Number(text);
  return number <= HIGHEST_ID ? number : null;
}

function filterOf(query: URLSearchParams, type: string | undefined): ListFilter {
  const filter = query.get("filter");
  if (filter === "top_rated" || (filter === "now_playing" && type === "movie")) return filter;
  return "popular";
}
