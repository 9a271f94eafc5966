import Eye from "virtual:icons/eye";
import { styled } from "styled-components";
import { t } from "../../lib/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { media } from "../../ui/theme.ts";
import { Toggle } from "./MyListToggle.tsx";
import { type ListedTitle, useChangeSeen } from "./use-change-kept.ts";
import { useIsSeen } from "./kept-titles.ts";

interface Props {
  readonly title: ListedTitle;
}

const useToggle = (title: ListedTitle) => {
  const isSeen = useIsSeen(title);
  const { add, remove } = useChangeSeen();
  const name = t(isSeen ? "seen.unmark" : "seen.mark", { title: title.name });
  return { isSeen, name, toggle: () => (isSeen ? remove([title]) : add(title)) };
};

export function SeenToggle({ title }: Props) {
  const { isSeen, name, toggle } = useToggle(title);
  return (
    <Toggle
      type="button"
      aria-label={name}
      title={name}
      data-listed={isSeen || undefined}
      data-seen={isSeen || undefined}
      onClick={toggle}
    >
      <Eye size={16} strokeWidth={isSeen ? 2.5 : 2} aria-hidden />
    </Toggle>
  );
}

export function SeenButton({ title }: Props) {
  const { isSeen, name, toggle } = useToggle(title);
  return (
    <NarrowButton
      data-needs-scripts
      aria-label={name}
      title={name}
      data-active={isSeen || undefined}
      onClick={toggle}
    >
      <Eye size={18} strokeWidth={isSeen ? 2.5 : 2} aria-hidden />
      <span>{t("seen.seen")}</span>
    </NarrowButton>
  );
}

const NarrowButton = styled(Button)`
  ${media.compact} {
    width: 2.75rem;
    padding: 0;
    > span {
      display: none;
    }
  }
`;
