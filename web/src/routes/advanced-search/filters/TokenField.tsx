import X from "virtual:icons/x";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { t } from "../../../lib/messages.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { FieldLabel, Group, Row, Text } from "../../../ui/primitives.ts";
import { alpha, color, layer, radius, shadow, space, text, fieldLook } from "../../../ui/theme.ts";
import { useListbox } from "../../../ui/use-listbox.ts";

export interface Token {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly max: number;
  readonly chosen: readonly number[];
  readonly names: readonly Token[];
  /** What fits the text that is typed; undefined while it loads, and for a blank one. */
  readonly found: readonly Token[] | undefined;
  readonly onQuery: (typed: string) => void;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Any number of things out of a list that is too long to show: found by typing, each taken out by its chip. */
export function TokenField(props: Props) {
  const { label, placeholder, max, chosen, names, onQuery, onChange } = props;
  const [typed, setTyped] = useState("");
  const [wantsList, setWantsList] = useState(false);
  const [picked, setPicked] = useState<readonly Token[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const found = props.found?.filter(({ id }) => !chosen.includes(id));
  const open = wantsList && typed.trim() !== "" && found !== undefined;
  const isFull = chosen.length >= max;
  const type = (text: string) => {
    setTyped(text);
    onQuery(text);
  };
  const choose = (token: Token) => {
    type("");
    setWantsList(false);
    setPicked([...picked, token]);
    onChange([...chosen, token.id].sort((a, b) => a - b));
  };
  const { inputProps, listProps, getOptionProps } = useListbox({
    count: found?.length ?? 0,
    open,
    query: typed,
    first: 0,
    onOpen: () => setWantsList(true),
    onSelect: (index) => {
      const token = found?.[index];
      if (token) choose(token);
    },
  });
  const nameOf = (id: number) =>
    [...names, ...picked].find((each) => each.id === id)?.name ?? String(id);
  return (
    <Group aria-label={label}>
      <FieldLabel>{label}</FieldLabel>
      {chosen.length > 0 && (
        <Row as="ul" $wrap $gap={1.5} $below={3}>
          {chosen.map((id) => (
            <li key={id}>
              <Chip
                aria-pressed="true"
                aria-label={t("advanced-search.remove", { span: nameOf(id) })}
                onClick={() => {
                  onChange(chosen.filter((each) => each !== id));
                  field.current?.focus();
                }}
              >
                <span dir="auto">{nameOf(id)}</span>
                <X size={14} aria-hidden />
              </Chip>
            </li>
          ))}
        </Row>
      )}
      {isFull ? (
        <Text $step="caption" $color="textQuiet">
          {t("advanced-search.fullHint", { max })}
        </Text>
      ) : (
        <Frame>
          <Input
            ref={field}
            type="text"
            aria-label={placeholder}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            {...inputProps}
            onChange={(event) => {
              type(event.target.value);
              setWantsList(true);
            }}
            onBlur={() => setWantsList(false)}
            onKeyDown={(event) => {
              inputProps.onKeyDown(event);
              // Enter takes a suggestion; it never sends the form that the field stands in.
              if (event.key === "Enter") event.preventDefault();
              if (event.key === "Escape" && open) {
                event.preventDefault();
                setWantsList(false);
              }
            }}
          />
          {open && found.length > 0 && (
            <List {...listProps} aria-label={label}>
              {found.map((token, index) => (
                <Option key={token.id} {...getOptionProps(index)}>
                  <span dir="auto">{token.name}</span>
                </Option>
              ))}
            </List>
          )}
          <output>
            {open && found.length === 0 && <Nothing>{t("common.nothingFound")}</Nothing>}
          </output>
        </Frame>
      )}
    </Group>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${text.small};
  width: 100%;
  height: 2.75rem;
  padding: 0 ${space(3.5)};
  ${fieldLook};
  color: ${color.textStrong};
`;

const List = styled.ul`
  position: absolute;
  z-index: ${layer.floating};
  top: calc(100% + ${space(1)});
  inset-inline: 0;
  max-height: 15rem;
  padding: ${space(1.5)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.medium};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
`;

const Option = styled.li`
  ${text.small};
  padding: ${space(2)} ${space(2.5)};
  border-radius: ${radius.small};
  color: ${color.text};
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-highlighted="true"] {
    background: ${alpha.light(0.1)};
    color: ${color.textStrong};
  }
`;

const Nothing = styled.span`
  ${text.small};
  display: block;
  padding: ${space(2)} ${space(2.5)};
  color: ${color.textQuiet};
`;
