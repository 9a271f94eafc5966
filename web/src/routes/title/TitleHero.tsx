import ArrowLeft from "virtual:icons/arrow-left";
import Play from "virtual:icons/play";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { MyListButton } from "../../features/my-list/MyListToggle.tsx";
import { ShareButton } from "../../features/share/ShareButton.tsx";
import { paths, typeInPath } from "../../paths.ts";
import { Backdrop } from "../../features/titles/Backdrop.tsx";
import { formatRuntime } from "../../lib/format/format.ts";
import { Poster } from "../../features/titles/Poster.tsx";
import { RatingBadge } from "../../features/titles/RatingBadge.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import {
  color,
  media,
  space,
  text,
  underHeaderMark,
  layout,
  pageMeasure,
  underHeader,
} from "../../ui/theme.ts";
import { Overview } from "./Overview.tsx";
import { TitleName } from "./TitleName.tsx";
import type { LoadedTitle } from "./loaded-title.ts";
import { Link } from "../../ui/Link.tsx";

const POSTER_WIDTHS = [185, 342, 500];

/** Codes of the film database that HTML knows by another name; null where it stands for no language. */
const others: ReadonlyMap<string, string | undefined> = new Map([
  ["cn", "yue"],
  ["xx", undefined],
]);

/** The `lang` of a text in a language of the film database; undefined where there is none. */
const languageTag = (code: string | undefined): string | undefined =>
  code !== undefined && others.has(code) ? others.get(code) : code;

interface Props {
  readonly title: LoadedTitle;
  /** Where it can be watched, at a glance. */
  readonly answer: ReactNode;
}

/** The head of a title's page: artwork across the window, poster, name, facts, the answer, overview, genres. */
export function TitleHero({ title, answer }: Props) {
  const facts = [title.year, formatLength(title), title.originalLanguage?.name].filter(
    (fact) => fact != null,
  );
  const original = languageTag(title.originalLanguage?.code);
  return (
    <HeroFrame {...underHeaderMark}>
      <Backdrop title={title} priority />
      <HeroInner>
        <Back>
          <IconButton as={Link} to={paths.home()} $framed aria-label="Back to Home">
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
          <Actions>
            <MyListButton title={title} />
            <ShareButton title={title.name} />
          </Actions>
        </Back>
        <HeroPoster>
          <Poster
            title={title}
            sizes="(min-width: 1100px) 248px, (min-width: 768px) 208px, 112px"
            widths={POSTER_WIDTHS}
            priority
            described
          />
        </HeroPoster>
        <HeroText>
          <TitleName
            name={title.name}
            lang={title.name === title.originalName ? original : undefined}
          />
          {title.originalName !== title.name && title.originalName !== "" && (
            <Original lang={original} dir="auto">
              {title.originalName}
            </Original>
          )}
          <Facts>
            <RatingBadge voteAverage={title.voteAverage} />
            {facts.map((fact) => (
              <span key={fact} dir="auto">
                {fact}
              </span>
            ))}
          </Facts>
        </HeroText>
        <HeroAnswer>{answer}</HeroAnswer>
        <HeroStory>
          <Overview overview={title.overview} />
          {(title.trailer || (title.genres?.length ?? 0) > 0) && (
            <Genres aria-label={title.trailer ? "Genres and trailer" : "Genres"}>
              {title.genres?.map(({ id, name }) => (
                <li key={id}>
                  <Chip as={Link} to={paths.genre(id, typeInPath(title.type))}>
                    {name}
                  </Chip>
                </li>
              ))}
              {title.trailer && (
                <li>
                  {/* Nothing is loaded from the site before somebody follows the link. */}
                  <Chip as="a" href={title.trailer.url} target="_blank" rel="noopener noreferrer">
                    <Play size={14} aria-hidden />
                    Trailer on {title.trailer.site}
                  </Chip>
                </li>
              )}
            </Genres>
          )}
        </HeroStory>
      </HeroInner>
    </HeroFrame>
  );
}

/** '2h 19m' or '5 Seasons'; null when unknown. */
const formatLength = (title: LoadedTitle): string | null => {
  if (title.__typename === "Movie") return formatRuntime(title.runtime);
  const seasons = title.seasonCount ?? 0;
  return seasons > 0 ? `${seasons} ${seasons === 1 ? "Season" : "Seasons"}` : null;
};

const Back = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  grid-area: back;
  align-self: start;
  margin-inline-start: ${space(-2)};
  ${media.wide} {
    margin-bottom: ${space(4)};
  }
  ${media.print} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Original = styled.p`
  ${text.label};
  margin-top: ${space(2)};
  color: ${color.text};
`;

const Facts = styled.p`
  ${text.label};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(4)};
  margin-top: ${space(4)};
  color: ${color.textStrong};
  font-variant-numeric: tabular-nums;
  ${media.compact} {
    column-gap: ${space(2.5)};
  }
`;

const Genres = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
`;

// The layout of a title's hero, which the placeholder of a loading page shares.

/** The hero's place in the page; its first child is the backdrop. */
export const HeroFrame = styled.header`
  ${underHeader};
  position: relative;
  isolation: isolate;
  > :first-child {
    z-index: -1;
    height: min(100%, 48rem);
  }
`;

export const HeroInner = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  grid-template-areas:
    "back back"
    "poster text"
    "answer answer"
    "story story";
  align-items: end;
  gap: ${space(4)};
  padding-top: calc(${layout.headerHeight} + ${space(2)});
  ${media.wide} {
    grid-template-columns: 13rem minmax(0, 1fr);
    grid-template-areas:
      "back back"
      "poster text"
      "poster answer"
      "poster story";
    grid-template-rows: auto auto auto 1fr;
    gap: ${space(5)} ${space(10)};
    padding-block: calc(${layout.headerHeight} + ${space(5)}) ${space(2)};
  }
  ${media.spacious} {
    grid-template-columns: 15.5rem minmax(0, 1fr);
    column-gap: ${space(12)};
  }
`;

export const HeroAnswer = styled.div`
  grid-area: answer;
  min-width: 0;
`;

export const HeroPoster = styled.div`
  grid-area: poster;
  ${media.wide} {
    align-self: start;
  }
`;

export const HeroText = styled.div`
  grid-area: text;
  container-type: inline-size;
`;

export const HeroStory = styled.div`
  grid-area: story;
  align-self: start;
`;
