import { toAbsoluteUrl } from "../lib/url/to-absolute-url.ts";
import { localPath, t } from "../lib/messages.ts";
import { type PathIn, usePageContext } from "../lib/page-context.ts";

interface Props {
  readonly title: string;
  readonly description?: string | undefined;
  readonly shared?: { readonly title: string; readonly description?: string | undefined };
  /** The page's one URL, from `paths`; left out for pages that shall not be found by it. */
  readonly canonical?: string | undefined;
  /** That URL in other languages, where it is not the same one. */
  readonly pathIn?: PathIn;
  readonly embedded?: string | undefined;
  readonly image?: string | undefined;
  readonly kind?: "website" | "video.movie" | "video.tv_show" | "profile";
  readonly unlisted?: boolean;
  /** The status that the gateway sends the page with, where it is not 200. */
  readonly status?: 404 | 503 | undefined;
}

/** Also says with which status the gateway sends the page: one that is not there has no URL of its own. */
export function PageHead(props: Props) {
  const {
    title,
    description,
    shared = { title, description },
    canonical,
    pathIn,
    embedded,
    image,
    kind = "website",
    unlisted = false,
    status,
  } = props;
  const { origin, setStatus, setPathIn } = usePageContext();
  if (status !== undefined) setStatus?.(status);
  if (pathIn !== undefined) setPathIn?.(pathIn);
  const address =
    canonical === undefined || status !== undefined
      ? undefined
      : toAbsoluteUrl(localPath(canonical), origin);
  return (
    <>
      <title>{title}</title>
      <meta property="og:site_name" content="Flickmap" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={shared.title} />
      {description !== undefined && <meta name="description" content={description} />}
      {shared.description !== undefined && (
        <meta property="og:description" content={shared.description} />
      )}
      {address !== undefined && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          {embedded !== undefined && (
            <link
              rel="alternate"
              type="application/json+oembed"
              href={toAbsoluteUrl(
                `/oembed?url=${encodeURIComponent(toAbsoluteUrl(localPath(embedded), origin))}`,
                origin,
              )}
            />
          )}
        </>
      )}
      {image !== undefined && <meta property="og:image" content={toAbsoluteUrl(image, origin)} />}
      <meta name="twitter:card" content={image === undefined ? "summary" : "summary_large_image"} />
      {(unlisted || status === 404) && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The page's title while it is not known what will be on it. Not worth reading out. */
export const getLoadingTitle = (): string => t("frame.loadingTitle");
