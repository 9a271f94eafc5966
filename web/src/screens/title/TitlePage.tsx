import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { styled } from "styled-components";

import { AvailabilityBlock } from "../../features/availability/AvailabilityBlock.tsx";
import { WhereToWatch } from "../../features/availability/WhereToWatch.tsx";
import { useCountry } from "../../features/country/country-context.ts";
import { paths, typeInPath } from "../../paths.ts";
import { PageHead } from "../../shared/PageHead.tsx";
import { TitleRow } from "../../shared/TitleRow.tsx";
import { media, pageMeasure, space } from "../../ui/theme.ts";
import { describe, structuredData, writeStructuredData } from "./structured-data.ts";
import type { StructuredData } from "./structured-data.ts";
import { TitleFacts } from "./TitleFacts.tsx";
import { TitleHero } from "./TitleHero.tsx";
import type { TitlePage_TitleFragment } from "./TitlePage.generated.ts";

interface Props {
  readonly title: TitlePage_TitleFragment;
  /** '2h 19m' or '5 Seasons'; null when unknown. */
  readonly length: string | null;
  /** Who made it: 'Director', 'Creator'. */
  readonly credits: readonly {
    readonly term: string;
    readonly names: readonly { readonly name: string }[];
  }[];
  readonly date: { readonly term: string; readonly value: string | null };
  /** What structured data says of its kind alone. */
  readonly facts: StructuredData;
}

/** The page of a movie or a show: what it is, and above all where it can be watched. */
export function TitlePage({ title, length, credits, date, facts }: Props) {
  const { country, choose } = useCountry();
  useSlugInAddress(title);
  return (
    <article>
      <PageHead
        title={pageTitle(title)}
        description={title.overview === null ? undefined : describe(title.overview)}
        canonical={paths.title(title)}
        image={title.backdrop?.url ?? title.poster?.url}
      />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: writeStructuredData(structuredData(title, facts)) }}
      />
      <TitleHero title={title} length={length} />
      <Body>
        <Answer>
          <AvailabilityBlock title={title} country={country} onCountry={choose} />
          <WhereToWatch title={title} country={country} />
        </Answer>
        <TitleFacts title={title} credits={credits} date={date} />
      </Body>
      {title.similar && title.similar.length > 0 && (
        <Similar>
          <TitleRow
            heading="You May Also Like"
            viewAll={paths.advancedSearch(typeInPath(title.type), {
              with_genres: title.genres?.map(({ id }) => id).join(",") ?? "",
            })}
            titles={title.similar}
          />
        </Similar>
      )}
    </article>
  );
}

/** Puts a title's slug into an address that has none (specification section 2). */
const useSlugInAddress = (title: TitlePage_TitleFragment): void => {
  const { slug } = useParams();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const address = paths.title(title);
  const missing = slug === undefined && title.slug !== "";
  useEffect(() => {
    if (missing) void navigate(`${address}${search}${hash}`, { replace: true, state });
  }, [missing, address, search, hash, state, navigate]);
};

/** The page's title (specification section 2); the year is left out when unknown. */
const pageTitle = ({ type, name, year }: TitlePage_TitleFragment): string =>
  ["Watch", name, year, type === "MOVIE" ? "Full Movie" : "Full TV Series", "Online For Free In HD"]
    .filter((word) => word !== null)
    .join(" ");

/** The place of everything below the hero; skeletons use it too. */
export const Body = styled.div`
  ${pageMeasure};
  display: grid;
  gap: ${space(10)};
  margin-top: ${space(8)};
  ${media.spacious} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space(14)};
    margin-top: ${space(10)};
  }
`;

const Answer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(10)};
  min-width: 0;
`;

const Similar = styled.div`
  ${pageMeasure};
  margin-top: ${space(16)};
`;
