import Check from "virtual:icons/check";
import Plus from "virtual:icons/plus";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { alpha, color, media, motion, radius } from "../../ui/theme.ts";
import { type ListedTitle, useChangeMyList } from "./use-change-kept.ts";
import { useIsOnMyList } from "./kept-titles.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly title: ListedTitle;
}

const useToggle = (title: ListedTitle) => {
  const listed = useIsOnMyList(title);
  const { add, remove } = useChangeMyList();
  return {
    listed,
    name: t(listed ? "list.remove" : "list.add", { title: title.name }),
    toggle: () => (listed ? remove([title]) : add(title)),
  };
};

export function MyListToggle({ title }: Props) {
  const { listed, name, toggle } = useToggle(title);
  return (
    <Toggle
      type="button"
      aria-label={name}
      title={name}
      data-listed={listed || undefined}
      onClick={toggle}
    >
      {listed ? <Check size={16} strokeWidth={3} aria-hidden /> : <Plus size={16} aria-hidden />}
    </Toggle>
  );
}

export function MyListButton({ title }: Props) {
  const { listed, name, toggle } = useToggle(title);
  const words = t("common.myList");
  return (
    <Button
      data-needs-scripts
      // Not each language has the words in the name of what takes it off.
      aria-label={listed ? t("common.labeled", { label: words, text: name }) : name}
      data-active={listed || undefined}
      onClick={toggle}
    >
      {listed ? <Check size={18} strokeWidth={2.5} aria-hidden /> : <Plus size={18} aria-hidden />}
      {words}
    </Button>
  );
}

export const Toggle = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${radius.round};
  background: ${alpha.light(0.07)};
  color: ${color.text};
  transition:
    background ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};
  &::after {
    content: "";
    position: absolute;
    inset: -8px;
  }
  &[data-listed] {
    background: ${color.accentWash};
    color: ${color.accent};
  }
  ${media.hover} {
    &:hover {
      background: ${alpha.light(0.18)};
      color: ${color.textStrong};
    }
  }
  ${media.print} {
    display: none;
  }
`;
