import { useSiteQuery } from "../../features/site/Site.generated.ts";

/** Who serves the pictures of this deployment, and what they learn of a visitor. */
export function WherePicturesComeFrom() {
  const { data } = useSiteQuery();
  const host = data?.site.imageHost ?? null;
  return host === null ? (
    <>
      Posters, backdrops and logos come from our own server, which fetches them from The Movie
      Database (TMDB) without passing on anything about you. While you use Flickmap, your browser
      contacts no third party.
    </>
  ) : (
    <>
      Your browser loads posters, backdrops and logos from {host}, the image host of The Movie
      Database (TMDB). It learns your network address and which pictures you see, and nothing else
      from us. While you use Flickmap, your browser contacts no other third party.
    </>
  );
}
