import Check from "virtual:icons/check";
import { styled } from "styled-components";

import type { TitleType } from "../../generated/schema.ts";
import { groupByFamily } from "../providers/group-by-family.ts";
import { Picture } from "../../ui/Picture.tsx";
import { color, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { markText } from "./mark.ts";
import type { WatchableOffer } from "./watchable-context.ts";
import { useWatchableTitle } from "./watchable-context.ts";

interface Props {
  readonly type: TitleType;
  readonly id: number;
}

/** Logos that fit beside the rating and the year. */
const mostLogos = 2;

/**
 * Quietly on a title's card: the services that have it by subscription in the selected country. Where
 * the visitor's own services have it, those, lit, by their exact names. On a narrow card one logo
 * stands for all if two and what goes with them would need a line more, which would move what is below.
 */
export function WatchableMark({ type, id }: Props) {
  const title = useWatchableTitle(type, id);
  if (!title) return null;
  const lit = title.usable.length > 0;
  const offers = groupByFamily(
    lit ? title.usable : title.offers.filter(({ kind }) => kind === "FLATRATE"),
  ).map(({ first }) => first);
  if (offers.length === 0) return null;
  const said = markText(offers, lit);
  const crowded = offers.length > mostLogos || (lit && offers.length === mostLogos);
  return (
    <Frame title={said} {...(lit && { "data-lit": "" })} {...(crowded && { "data-crowded": "" })}>
      <VisuallyHidden>{said}</VisuallyHidden>
      {lit && <Check size={14} strokeWidth={3} aria-hidden />}
      {offers.slice(0, mostLogos).map((offer) => (
        <ServiceLogo key={offer.provider.id} offer={offer} />
      ))}
      {offers.length > mostLogos && <Rest>+{offers.length - mostLogos}</Rest>}
      {crowded && <RestOnNarrowCard>+{offers.length - 1}</RestOnNarrowCard>}
    </Frame>
  );
}

function ServiceLogo({ offer }: { readonly offer: WatchableOffer }) {
  const { name, logo } = offer.provider;
  return (
    <Logo aria-hidden>
      <Picture
        src={logo?.url ?? null}
        width={20}
        height={20}
        alt=""
        fallback={<Letter>{name.slice(0, 1)}</Letter>}
      />
    </Logo>
  );
}

const Logo = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  overflow: hidden;
  border-radius: 5px;
  background: ${color.surfaceFloating};
`;

const Rest = styled.span.attrs({ "aria-hidden": true })``;

const RestOnNarrowCard = styled(Rest)`
  display: none;
`;

/** Below this a card has no room for rating, year, two logos and a number side by side. */
const narrowCard = "@container (max-width: 10rem)";

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  &[data-lit] {
    color: ${color.accent};
    font-weight: 650;
  }
  &[data-crowded] {
    ${narrowCard} {
      ${Logo} ~ ${Logo}, ${Rest} {
        display: none;
      }
      ${RestOnNarrowCard} {
        display: inline;
      }
    }
  }
`;

const Letter = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color.text};
`;
