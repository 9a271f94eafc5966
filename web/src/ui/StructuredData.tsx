import { writeForScript } from "../lib/write-for-script.ts";
import { usePageContext } from "../lib/page-context.ts";

interface Props {
  /** The data, with URLs as others than this page can follow them: `origin` is where the site is reached. */
  readonly getData: (origin: string) => object;
}

/** What search engines read of a page. */
export function StructuredData({ getData }: Props) {
  const { origin } = usePageContext();
  const data = { "@context": "https://schema.org", ...getData(origin) };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeForScript(data) }} />
  );
}
