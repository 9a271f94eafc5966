import { useEffect } from "react";
import Tv from "virtual:icons/tv-minimal-play";
import { useSearchParams } from "react-router-dom";
import { css, styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { radius } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/primitives.ts";
import { setOnlyMine, useOnlyMine } from "./only-mine.ts";
import { useMyServices } from "./use-my-services.ts";
import { useMyServicesDialog } from "./use-my-services-dialog.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly narrows?: boolean;
  /** Keys of the URL that name other services: while one is there, the lists hold what those have instead. */
  readonly instead?: readonly string[];
}

/** Where lists can be narrowed to the visitor's services, a switch beside the button does that. */
export function MyServicesButton({ narrows = false, instead = [] }: Props) {
  const { mine } = useMyServices();
  const { opener, dialog } = useMyServicesDialog();
  const [query, setQuery] = useSearchParams();
  const count = mine.services.length;
  const only = useOnlyMine() && !instead.some((key) => query.has(key));
  // From here on what this country's services are is known.
  useEffect(() => {
    delete document.documentElement.dataset["services"];
  }, []);
  return (
    <>
      <Button data-needs-scripts $small data-active={count > 0 || undefined} {...opener}>
        {/* In the place of the icon: a page that knows nothing of them yet keeps its layout. */}
        {count === 0 ? <Tv size={18} aria-hidden /> : <Count aria-hidden>{count}</Count>}
        <span aria-hidden>{t("services.mine", { count: 0 })}</span>
        <VisuallyHidden>{t("services.mine", { count })}</VisuallyHidden>
      </Button>
      {narrows && (
        <Switch
          data-shown={count > 0 || undefined}
          data-needs-scripts
          $small
          title={t("services.onlyMineHint")}
          data-active={only || undefined}
          aria-pressed={only}
          onClick={() => {
            setOnlyMine(!only);
            // The other list begins at its first page.
            const first = new URLSearchParams(query);
            for (const key of ["page", "after", ...instead]) first.delete(key);
            if (first.toString() !== query.toString()) setQuery(first, { replace: true });
          }}
        >
          {t("services.onlyMine")}
        </Switch>
      )}
      {dialog}
    </>
  );
}

/** With `data-shown` for those who have services alone. The start script tells it before the page knows: nothing moves then. */
export const shownWithServices = css`
  html:not([data-services]) &:not([data-shown]) {
    display: none;
  }
`;

const Switch = styled(Button)`
  ${shownWithServices}
`;

/** As large as the icon that it replaces. */
const Count = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  border-radius: ${radius.round};
  box-shadow: inset 0 0 0 1.5px currentColor;
  font-size: 0.6875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;
