import { useId } from "react";
import { styled } from "styled-components";

import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, media, radius, space, text } from "../../ui/theme.ts";
import { GenreTile } from "./GenreTile.tsx";
import type { HomeQuery } from "./HomePage.generated.ts";
import { MissingPart } from "./MissingPart.tsx";

interface Props {
  /** Undefined while they load; null when they could not be looked up. */
  readonly tiles: HomeQuery["home"]["genreTiles"] | undefined;
  /** Requests again what could not be looked up. */
  readonly onRetry: () => void;
}

/** 'Browse by Genre': the first six movie genres as pictures. */
export function GenreTiles({ tiles, onRetry }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={tiles === undefined}>
      <Heading id={id}>Browse by Genre</Heading>
      {tiles === null && (
        <Note>
          <MissingPart what="Genres" onRetry={onRetry} />
        </Note>
      )}
      {tiles?.length === 0 && <Note>No content available</Note>}
      {tiles === undefined && (
        <Grid>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <li key={place}>
              <Place>
                <Skeleton $height="100%" $radius={radius.large} />
              </Place>
            </li>
          ))}
        </Grid>
      )}
      {tiles && tiles.length > 0 && (
        <Grid>
          {tiles.map((tile) => (
            <li key={tile.genre.id}>
              <GenreTile tile={tile} />
            </li>
          ))}
        </Grid>
      )}
    </section>
  );
}

const Heading = styled.h2`
  ${text.heading};
  margin-bottom: ${space(5)};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(4)};
  @media (max-width: 1099.98px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

const Place = styled.div`
  aspect-ratio: 4 / 3;
`;

const Note = styled.p`
  color: ${color.textQuiet};
  padding: ${space(10)} 0;
`;
