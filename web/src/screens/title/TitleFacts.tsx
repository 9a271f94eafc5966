import type { ReactNode } from "react";
import { styled } from "styled-components";

import { RatingBlock } from "../../features/rating/RatingBlock.tsx";
import { color, media, space, text } from "../../ui/theme.ts";
import type { TitlePage_TitleFragment } from "./TitlePage.generated.ts";

interface Props {
  readonly title: TitlePage_TitleFragment;
  readonly credits: readonly {
    readonly term: string;
    readonly names: readonly { readonly name: string }[];
  }[];
  readonly date: { readonly term: string; readonly value: string | null };
}

/** How many of the cast are shown (specification section 9). */
const castShown = 4;

/** What else is known of a title, beside the answer: the visitor's stars, who made it, languages, cast, date. */
export function TitleFacts({ title, credits, date }: Props) {
  const languages = title.spokenLanguages ?? [];
  const cast = title.cast ?? [];
  return (
    <Aside aria-label="About this title">
      <RatingBlock title={title} />
      <Facts>
        {credits.map(({ term, names }) => (
          <Fact key={term} term={term}>
            {names.length > 0 && names.map(({ name }) => name).join(", ")}
          </Fact>
        ))}
        <Fact term={languages.length > 1 ? "Languages" : "Language"}>
          {languages.length > 0 && languages.map(({ name }) => name).join(", ")}
        </Fact>
        <Fact term="Cast">
          {cast.length > 0 && (
            <ul>
              {cast.slice(0, castShown).map(({ name, character }) => (
                <li key={`${name}, ${character}`}>
                  {name}
                  {character !== null && character !== "" && <Role> as {character}</Role>}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact term={date.term}>{date.value}</Fact>
      </Facts>
    </Aside>
  );
}

/** A term and what it is; nothing when that is unknown. */
function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space(8)};
  ${media.spacious} {
    padding-top: ${space(7)};
  }
`;

const Facts = styled.dl`
  ${text.small};
  display: grid;
  gap: ${space(5)};
  dt {
    ${text.caption};
    margin-bottom: ${space(1)};
    color: ${color.textQuiet};
  }
  dd {
    margin: 0;
    color: ${color.textStrong};
  }
  li + li {
    margin-top: ${space(1)};
  }
`;

const Role = styled.span`
  color: ${color.textQuiet};
`;
