import type { ReactNode } from "react";

const linkTo = (url: string) => (name: ReactNode) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {name}
  </a>
);

/* Where messages credit those whose data the site shows. */
export const tmdbLink = linkTo("https://www.themoviedb.org/");
export const justWatchLink = linkTo("https://www.justwatch.com/");
