import { useEffect, useEffectEvent, useMemo, useState } from "react";

/** So many pages more are requested for one that is to be filled up. */
export const MAX_FURTHER_PAGES = 4;

/** How the pages of a list follow each other. */
interface Pages<Page, Cursor> {
  /** A page with those that follow it, in one. It must be the same function each time. */
  readonly join: (first: Page, pages: readonly Page[]) => Page;
  /** Where the list goes on behind what is on show; null where enough of it is left, or nothing follows. */
  readonly getNext: (shown: Page) => Cursor | null;
  readonly load: (next: Cursor) => Promise<Page | null | undefined>;
}

interface Further<Page> {
  /** The page that they follow. */
  readonly first: Page;
  readonly pages: readonly Page[];
  /** Whether one failed. */
  readonly ended: boolean;
}

/** Loads pages until enough is left; one that fails ends it. */
const fill = async <Page, Cursor>(
  first: Page,
  pages: readonly Page[],
  findNext: (first: Page, pages: readonly Page[]) => Cursor | null,
  load: (next: Cursor) => Promise<Page | null | undefined>,
): Promise<Further<Page>> => {
  const next = findNext(first, pages);
  if (next === null) return { first, pages, ended: false };
  const page = await load(next).catch(() => null);
  return page ? fill(first, [...pages, page], findNext, load) : { first, pages, ended: true };
};

/**
 * Fills a page up with whole pages that follow it, at most four, where the browser hides so much of it that too little is
 * left: none is left out and none comes twice. They come all at once, so that where their titles can be watched is
 * requested once. It never fails: what could not be had fills nothing, and the paging leads on.
 *
 * @param first the page; null where it is not to be filled up
 * @returns the page with those that follow it; null where there is none
 */
export function useFilledUp<Page extends object, Cursor extends string | number>(
  first: Page | null,
  { join, getNext, load }: Pages<Page, Cursor>,
): Page | null {
  const [further, setFurther] = useState<Further<Page> | null>(null);
  const known = further?.first === first ? further : null;
  const joined = useMemo(() => first && join(first, known?.pages ?? []), [first, known, join]);
  const findNext = (page: Page, pages: readonly Page[]): Cursor | null =>
    pages.length < MAX_FURTHER_PAGES ? getNext(join(page, pages)) : null;
  const next = first === null || known?.ended ? null : findNext(first, known?.pages ?? []);

  const begin = useEffectEvent((start: Page) => fill(start, known?.pages ?? [], findNext, load));
  useEffect(() => {
    if (first === null || next === null) return undefined;
    let left = false;
    void begin(first).then((filled) => (left ? undefined : setFurther(filled)));
    return () => {
      left = true;
    };
  }, [first, next]);
  return joined;
}
