import Check from "virtual:icons/check";
import { styled } from "styled-components";
import { serviceName } from "../services/provider-family.ts";
import { Picture } from "../../ui/Picture.tsx";
import { color, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/primitives.ts";
import type { WatchableOffer } from "./watchable-context.ts";

interface Props {
  readonly offers: readonly WatchableOffer[];
  readonly highlighted: boolean;
  readonly label: string;
}

const maxLogos = 2;

export function ServicesMark({ offers, highlighted, label }: Props) {
  const [only] = offers.length === 1 ? offers : [];
  return (
    <Frame title={label} {...(highlighted && { "data-usable": "" })}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {highlighted && <Check size={14} strokeWidth={3} aria-hidden />}
      {offers.slice(0, maxLogos).map(({ provider }) => (
        <i key={provider.id} aria-hidden>
          <Picture
            src={provider.logo?.url ?? null}
            width={24}
            height={24}
            alt=""
            fallback={provider.name.slice(0, 1)}
          />
        </i>
      ))}
      {only && (
        <b aria-hidden dir="auto">
          {serviceName(only.provider)}
        </b>
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
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    overflow: hidden;
    border-radius: 6px;
    background: ${color.surfaceFloating};
    color: ${color.text};
    font-style: normal;
  }
  > b {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: inherit;
  }
  &[data-usable] {
    color: ${color.accent};
    font-weight: 650;
  }
`;
