import Check from "virtual:icons/check";
import { styled } from "styled-components";

import { serviceName } from "../services/service-name.ts";
import { Picture } from "../../ui/Picture.tsx";
import { color, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { WatchableOffer } from "./watchable-context.ts";

interface Props {
  /** One of each provider family, at least one. */
  readonly offers: readonly WatchableOffer[];
  readonly highlighted: boolean;
  readonly label: string;
}

/** Logos that the narrowest card has room for beside a tick and a number. */
const maxLogos = 2;

/** The services that have a title: one by logo and name, several by logos and how many more there are. */
export function ServicesMark({ offers, highlighted, label }: Props) {
  const [only] = offers.length === 1 ? offers : [];
  return (
    <Frame title={label} {...(highlighted && { "data-usable": "" })}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {highlighted && <Check size={14} strokeWidth={3} aria-hidden />}
      {offers.slice(0, maxLogos).map(({ provider }) => (
        <Logo key={provider.id} aria-hidden>
          <Picture
            src={provider.logo?.url ?? null}
            width={24}
            height={24}
            alt=""
            fallback={<Letter>{provider.name.slice(0, 1)}</Letter>}
          />
        </Logo>
      ))}
      {only && (
        <Name aria-hidden dir="auto">
          {serviceName(only.provider)}
        </Name>
      )}
      {offers.length > maxLogos && (
        <span aria-hidden dir="ltr">
          +{offers.length - maxLogos}
        </span>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  color: ${color.text};
  > svg {
    flex: none;
  }
  &[data-usable] {
    color: ${color.accent};
    font-weight: 650;
  }
`;

const Logo = styled.span`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  overflow: hidden;
  border-radius: 6px;
  background: ${color.surfaceFloating};
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Letter = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color.text};
`;
