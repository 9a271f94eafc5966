import { styled } from "styled-components";

import { ArtworkPlaceholder } from "../../shared/ArtworkPlaceholder.tsx";
import { languageOfName } from "../../shared/language-of-name.ts";
import { WatchableMark } from "../../shared/watchable/WatchableMark.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";
import type { Suggestion_TitleFragment } from "./Autocomplete.generated.ts";

/** A title as the list of suggestions shows it, with where it can be watched. */
export function Suggestion({ title }: { readonly title: Suggestion_TitleFragment }) {
  return (
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
      <Words>
        <Name lang={languageOfName(title.name)} dir="auto">
          {title.name}
        </Name>
        <Facts>
          {title.type === "MOVIE" ? "Movie" : "TV Show"}
          {title.year !== null && ` · ${title.year}`}
        </Facts>
      </Words>
      <Services>
        <WatchableMark type={title.type} id={title.id} />
      </Services>
    </Frame>
  );
}

const Frame = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)};
`;

const Art = styled.span`
  flex: none;
  width: 2.5rem;
  height: 3.75rem;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.surface};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

/** As wide before the services are here as with them. */
const Services = styled.span`
  display: flex;
  flex: none;
  justify-content: end;
  width: 38%;
  max-width: 10rem;
  > * {
    min-width: 0;
    margin-top: 0;
  }
`;

const Name = styled.span`
  ${text.smallStrong};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  color: ${color.textStrong};
`;

/** Not the quietest text: the highlight behind it is lighter than any surface. */
const Facts = styled.span`
  ${text.caption};
  color: ${color.text};
`;
