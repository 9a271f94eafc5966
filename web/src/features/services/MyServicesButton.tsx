import Settings from "virtual:icons/settings-2";
import Tv from "virtual:icons/tv-minimal-play";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { withCorrections } from "../../lib/url/use-corrected-query.ts";
import { Button } from "../../ui/Button.tsx";
import { color, media, radius, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { setOnlyMine, useOnlyMine } from "./only-mine.ts";
import { useMyServices } from "./use-my-services.ts";
import { useMyServicesDialog } from "./use-my-services-dialog.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  /** Whether the page's lists can be narrowed to the services. */
  readonly narrows?: boolean;
  /** Keys of the URL that name other services: while one is there, the lists hold what those have instead. */
  readonly instead?: readonly string[];
  /** The selected country; null while it is not known. */
  readonly country: { readonly code: string; readonly name: string } | null;
}

/**
 * The visitor's services, which light the cards they can watch: opens the choice of them, and where lists can be narrowed to
 * them and there are some, turns that on and off.
 */
export function MyServicesButton({ country, narrows = false, instead = [] }: Props) {
  const { mine } = useMyServices();
  const { opener, dialog } = useMyServicesDialog(country);
  const [query, setQuery] = useSearchParams();
  const count = mine.services.length;
  const wanted = useOnlyMine();
  const only = wanted && !instead.some((key) => query.has(key));
  // How many stands in the place of the icon: a page that knows nothing of them yet keeps its layout.
  const face = (
    <>
      {count === 0 ? <Tv size={18} aria-hidden /> : <Count aria-hidden>{count}</Count>}
      <span aria-hidden>{t("services.mine", { count: 0 })}</span>
      <VisuallyHidden>{t("services.mine", { count })}</VisuallyHidden>
    </>
  );
  if (!narrows || count === 0) {
    return (
      <>
        <Choice data-needs-scripts $small data-active={count > 0 || undefined} {...opener}>
          {face}
        </Choice>
        {dialog}
      </>
    );
  }
  return (
    <Pair data-needs-scripts>
      <Choice
        $small
        title={t("services.onlyMineHint")}
        data-active={only || undefined}
        aria-pressed={only}
        onClick={() => {
          setOnlyMine(!only);
          // The other list begins at its first page.
          const keys = ["page", "after", ...instead];
          const first = withCorrections(query, Object.fromEntries(keys.map((key) => [key, null])));
          if (first.toString() !== query.toString()) setQuery(first, { replace: true });
        }}
      >
        {face}
      </Choice>
      <Choice $small aria-label={t("services.change")} title={t("services.change")} {...opener}>
        <Settings size={18} aria-hidden />
      </Choice>
      {dialog}
    </Pair>
  );
}

const Choice = styled(Button)`
  flex: none;
  &[data-active] {
    background: ${color.accentWash};
    color: ${color.accent};
  }
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

/** Two buttons that are one control. */
const Pair = styled.span`
  display: inline-flex;
  flex: none;
  > :first-child {
    padding-inline-end: ${space(3)};
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > :nth-child(2) {
    padding-inline: ${space(2.5)} ${space(3)};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    ${media.compact} {
      min-width: 2.75rem;
    }
  }
`;
