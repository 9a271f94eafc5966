/**
 * A name as it is in URLs: lower case, spaces as hyphens, `&` as
 * `and`, other characters but underscores dropped, no hyphen doubled or at an edge. Accents are taken off first.
 */
export function toSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/&/g, "-and-")
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9_-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-+|-+$/g, "");
}
