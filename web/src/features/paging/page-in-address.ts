/** The page of a list: 1 to 500, the pages the film database serves; 1 for nonsense. */
export const readPage = (written: string | null): number => {
  const number = written === null || written.trim() === "" ? 1 : Math.trunc(Number(written));
  return Number.isFinite(number) ? Math.min(500, Math.max(1, number)) : 1;
};

/** An address query with another page in it; the first page is not written. */
export const withPage = (query: URLSearchParams, page: number): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (page === 1) next.delete("page");
  else next.set("page", String(page));
  return next;
};
