import { useId } from "react";
import { styled } from "styled-components";
import { Empty } from "../../features/titles/TitleRow.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { alpha, color, media, radius, space, text, motion, hairlineRing } from "../../ui/theme.ts";
import type { HomeQuery } from "./HomePage.generated.ts";
import { toSrcset } from "../../lib/url/to-srcset.ts";
import { paths } from "../../paths.ts";
import { Picture } from "../../ui/Picture.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { Link } from "../../ui/Link.tsx";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  /** Undefined while they load; null when they could not be looked up. */
  readonly tiles: HomeQuery["home"]["genreTiles"] | undefined;
  readonly onRetry: () => void;
}

export function GenreTiles({ tiles, onRetry }: Props) {
  const id = useId();
  const items = tiles
    ? tiles.map((tile) => <GenreTile key={tile.genre.id} tile={tile} />)
    : [1, 2, 3, 4, 5, 6].map((place) => <Place key={place} />);
  return (
    <section aria-labelledby={id} aria-busy={tiles === undefined}>
      <Text as="h2" $step="heading" $below={5} id={id}>
        {t("home.browse")}
      </Text>
      {tiles === null && (
        <Empty>
          <MissingPart what="genres" onRetry={onRetry} />
        </Empty>
      )}
      {tiles?.length === 0 && <Empty>{t("common.noContent")}</Empty>}
      {tiles !== null && items.length > 0 && (
        <Grid>
          {items.map((item) => (
            <li key={item.key}>{item}</li>
          ))}
        </Grid>
      )}
    </section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(4)};
  @media (max-width: 68.74em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

const Place = styled(Skeleton).attrs({ $height: "auto", $radius: radius.large })`
  aspect-ratio: 4 / 3;
`;

type Tiles = NonNullable<HomeQuery["home"]["genreTiles"]>;

function GenreTile({ tile: { genre, backdrop } }: { readonly tile: Tiles[number] }) {
  return (
    <Tile to={paths.advancedSearch("movie", { with_genres: genre.id })}>
      <Picture
        data-artwork
        src={backdrop?.url ?? null}
        srcSet={backdrop ? toSrcset(backdrop.url, [300, 780]) : undefined}
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
      ${alpha.shade(0.92)},
      ${alpha.shade(0.3)} 55%,
      ${alpha.shade(0.1)}
    );
  }
  ${hairlineRing};
  &::after {
    transition: box-shadow ${motion.fast} ${motion.ease};
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

const missing = {
  genres: "home.genresMissing",
  featured: "home.featuredMissing",
  row: "home.rowMissing",
} as const;

interface MissingPartProps {
  readonly what: keyof typeof missing;
  readonly onRetry: () => void;
}

/** Stands where a part of the page would be that the film database could not give. */
export function MissingPart({ what, onRetry }: MissingPartProps) {
  return (
    <Frame>
      <span>{t(missing[what])}</span>
      <TryAgain small onRetry={onRetry} />
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(3)} ${space(4)};
`;
