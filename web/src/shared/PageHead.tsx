import { useLayoutEffect } from "react";

interface Props {
  /** The page's title as it stands in the tab and in search results. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The page's one address, from `paths`; left out for pages that shall not be found by it. */
  readonly canonical?: string | undefined;
  /** A picture for links to the page. */
  readonly image?: string | undefined;
  /** True for pages that search engines shall leave out. */
  readonly unlisted?: boolean;
}

/**
 * Title and description of the page, put into its head. What the server wrote there before the
 * app took over carries `data-page-head` and gives way: the first `title` of a head is the one
 * that counts. A screen that does not know its title yet renders a plain `title` instead.
 */
export function PageHead({ title, description, canonical, image, unlisted = false }: Props) {
  useLayoutEffect(() => {
    for (const element of document.querySelectorAll("[data-page-head]")) element.remove();
  }, []);
  const address = canonical === undefined ? undefined : new URL(canonical, location.origin).href;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {address !== undefined && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
      {image !== undefined && <meta property="og:image" content={image} />}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
