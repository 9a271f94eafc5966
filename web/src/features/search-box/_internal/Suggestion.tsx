import { styled } from "styled-components";

import { ArtworkPlaceholder } from "../../titles/Poster.tsx";
import { languageOfName } from "../../../lib/format/language-of-name.ts";
import { WatchableMark } from "../../titles/WatchableMark.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { clampLines, color, radius, space, text } from "../../../ui/theme.ts";
import type { Suggestion_TitleFragment } from "./Autocomplete.generated.ts";
import { t } from "../../../lib/messages.ts";

export function Suggestion({ title }: { readonly title: Suggestion_TitleFragment }) {
  return (
    <Row>
      <Frame>
        <Art>
          <Picture
            src={title.poster?.url ?? null}
            width={92}
            height={138}
            alt=""
            fallback={<ArtworkPlaceholder />}
          />
        </Art>
        <Name lang={languageOfName(title.name)} dir="auto">
          {title.name}
        </Name>
        <Facts>
          {t(title.type === "MOVIE" ? "common.movie" : "common.tvShow")}
          {title.year !== null && ` · ${title.year}`}
        </Facts>
        <Services>
          <WatchableMark type={title.type} id={title.id} />
        </Services>
      </Frame>
    </Row>
  );
}

const Row = styled.span`
  container-type: inline-size;
  display: block;
`;

/** The services have the same place before they are here as with them. */
const Frame = styled.span`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) min(38%, 10rem);
  grid-template-areas:
    "art name services"
    "art facts services";
  align-content: center;
  align-items: center;
  column-gap: ${space(3)};
  padding: ${space(2)};
  @container (max-width: 30rem) {
    grid-template-columns: 2.5rem max-content minmax(0, 1fr);
    grid-template-areas:
      "art name name"
      "art facts services";
    /* On the line of the facts, whose text is at their middle. */
    > :last-child {
      align-self: start;
    }
  }
`;

const Art = styled.span`
  grid-area: art;
  width: 2.5rem;
  height: 3.75rem;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.surface};
`;

const Services = styled.span`
  grid-area: services;
  display: flex;
  justify-content: end;
  min-width: 0;
  > * {
    min-width: 0;
    margin-top: 0;
  }
`;

const Name = styled.span`
  ${text.smallStrong};
  grid-area: name;
  align-self: end;
  ${clampLines(2)};
  overflow-wrap: anywhere;
  color: ${color.textStrong};
`;

/** Not the quietest text: the highlight behind it is lighter than any surface. */
const Facts = styled.span`
  ${text.caption};
  grid-area: facts;
  align-self: start;
  line-height: 1.5rem;
  color: ${color.text};
`;
