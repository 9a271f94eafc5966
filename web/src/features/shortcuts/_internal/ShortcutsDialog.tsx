import { styled } from "styled-components";

import { t, type PlainMessageName } from "../../../lib/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { color, radius, space, text } from "../../../ui/theme.ts";
import { setSingleKeys, useSingleKeys } from "./single-keys.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const shortcuts: readonly (readonly [keys: readonly string[], does: PlainMessageName])[] = [
  [["/"], "shortcuts.search"],
  [["?"], "shortcuts.help"],
  [["←", "→"], "shortcuts.alongRow"],
  [["Home", "End"], "shortcuts.endsOfRow"],
  [["Esc"], "shortcuts.close"],
];

/** What keys do. The default export, because it is loaded with its first use. */
export default function ShortcutsDialog({ open, onOpenChange }: Props) {
  const on = useSingleKeys();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("shortcuts.heading")}
      description={t("shortcuts.description")}
      footer={
        <>
          <span />
          <Button $small $variant="primary" onClick={() => onOpenChange(false)}>
            {t("common.done")}
          </Button>
        </>
      }
    >
      <List>
        {shortcuts.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </List>
      <Switch
        label={t("shortcuts.singleKeys")}
        name="shortcuts"
        checked={on}
        onChange={setSingleKeys}
      />
    </Dialog>
  );
}

const List = styled.dl`
  ${text.small};
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(4)};
  > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    align-items: center;
    gap: ${space(4)};
    min-height: 2.5rem;
  }
  dt {
    display: flex;
    gap: ${space(1.5)};
  }
  kbd {
    ${text.smallStrong};
    min-width: 2rem;
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius.small};
    background: ${color.surfaceFloating};
    box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
    color: ${color.textStrong};
    text-align: center;
  }
`;
