import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type TitleAddress, paths } from "../../paths.ts";
import { Link } from "../../ui/Link.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";
import { Poster } from "./Poster.tsx";
import type { Poster_TitleFragment } from "./Poster.generated.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly title: TitleAddress & Poster_TitleFragment & { readonly year: number | null };
  readonly children: ReactNode;
  readonly className?: string;
}

export function CompactTitle({ title, children, className }: Props) {
  return (
    <Frame to={paths.title(title)} className={className}>
      <Poster title={title} sizes="56px" />
      <span>
        <strong dir="auto">{title.name}</strong>
        <span>{title.year ?? t("card.yearUnknown")}</span>
        {children}
      </span>
    </Frame>
  );
}

const Frame = styled(Link)`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)};
  border-radius: ${radius.medium};
  > :last-child {
    ${text.caption};
    display: grid;
    min-width: 0;
    color: ${color.textQuiet};
    > strong {
      ${text.smallStrong};
      overflow: hidden;
      color: ${color.textStrong};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
