import { absoluteAddress } from "./absolute-address.ts";

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
 * Title, description, address and picture of the page, put into its head for the browser, for
 * search engines and for links to it.
 */
export function PageHead({ title, description, canonical, image, unlisted = false }: Props) {
  const address = canonical === undefined ? undefined : absoluteAddress(canonical);
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
      {image !== undefined && <meta property="og:image" content={absoluteAddress(image)} />}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
