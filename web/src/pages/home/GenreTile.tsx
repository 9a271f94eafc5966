import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { paths } from "../../paths.ts";
import { Picture } from "../../ui/Picture.tsx";
import { hairlineRing } from "../../ui/hairline-ring.ts";
import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import type { HomeQuery } from "./HomePage.generated.ts";

interface Props {
  readonly tile: NonNullable<HomeQuery["home"]["genreTiles"]>[number];
}

/** A movie genre with a picture of one of its movies; leads to the movies of the genre. */
export function GenreTile({ tile: { genre, backdrop } }: Props) {
  return (
    <Tile to={paths.advancedSearch("movie", { with_genres: genre.id })}>
      <Picture
        src={backdrop?.medium ?? null}
        srcSet={backdrop ? `${backdrop.small} 300w, ${backdrop.medium} 780w` : undefined}
        sizes="(min-width: 1100px) 280px, (min-width: 768px) 33vw, 50vw"
        width={780}
        height={439}
        alt=""
        fallback={null}
      />
      <Name>{genre.name}</Name>
    </Tile>
  );
}

const Tile = styled(Link)`
  position: relative;
  display: flex;
  align-items: flex-end;
  aspect-ratio: 4 / 3;
  padding: ${space(4)};
  overflow: hidden;
  border-radius: ${radius.large};
  background: linear-gradient(150deg, ${color.surfaceFloating}, ${color.surface});
  isolation: isolate;
  img {
    position: absolute;
    z-index: -2;
    inset: 0;
    transition: transform 600ms ${motion.ease};
  }
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(
      to top,
      rgb(6 10 11 / 0.92),
      rgb(6 10 11 / 0.3) 55%,
      rgb(6 10 11 / 0.1)
    );
  }
  ${hairlineRing};
  &::after {
    transition: box-shadow ${motion.fast} ${motion.ease};
  }
  /* On paper the name stands on the paper. */
  ${media.print} {
    aspect-ratio: auto;
    padding: 0.5em 0;
    img {
      display: none;
    }
  }
  ${media.hover} {
    &:hover img {
      transform: scale(1.05);
    }
    &:hover::after {
      box-shadow: inset 0 0 0 2px ${color.accent};
    }
  }
`;

const Name = styled.span`
  ${text.subheading};
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.textStrong};
`;
