import { styled } from "styled-components";
import Rss from "virtual:icons/rss";
import { paths } from "../../paths.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { color, space } from "../../ui/theme.ts";
import { type ChangesFilter, writeChangesFilter } from "./changes-filter.ts";
import { Row } from "../../ui/primitives.ts";
import { localFile, t } from "../../lib/messages.ts";

interface Props {
  readonly filter: ChangesFilter;
  readonly country: { readonly code: string; readonly name: string } | null;
  readonly invented: boolean;
}

export function ChangesNote({ filter, country, invented }: Props) {
  const gone = filter.change === "REMOVED";
  return (
    <Lines>
      <span>{gone ? t("changes.whenLeft") : t("changes.whenCame")}</span>
      <Row as="span" $wrap $align="center" $gap={[1, 4]}>
        {country && (
          <FeedLink
            href={localFile(paths.feed(country.code, writeChangesFilter(filter, "|")))}
            title={t(gone ? "changes.goneFeed" : "changes.newFeed", {
              inCountry: inCountry(country),
            })}
          />
        )}
        {invented && <Sample>{t("changes.sample")}</Sample>}
      </Row>
    </Lines>
  );
}

const Lines = styled.span`
  display: grid;
  gap: ${space(1)};
  max-width: 46rem;
`;

const Sample = styled.span`
  color: ${color.accent};
`;

interface FeedLinkProps {
  readonly href: string;
  readonly title: string;
}

function FeedLink({ href, title }: FeedLinkProps) {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={href} />
      <Feed href={href} type="application/atom+xml">
        <Rss size={14} aria-hidden />
        {t("common.atomFeed")}
      </Feed>
    </>
  );
}

const Feed = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(1)};
  color: ${color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
