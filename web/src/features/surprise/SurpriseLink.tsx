import Dices from "virtual:icons/dices";
import { useState } from "react";
import { t } from "../../lib/messages.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { type SurpriseQuery, paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";

interface Props {
  readonly query?: SurpriseQuery;
}

/** Leads to one title that the visitor can watch now: to another one each time that the page is opened. */
export function SurpriseLink({ query = {} }: Props) {
  const hydrated = useHydrated();
  const [pick] = useState(() => Math.floor(Math.random() * 1_000_000));
  return (
    <Button
      as={Link}
      $small
      to={paths.surprise({ ...query, ...(hydrated && { pick }) })}
      rel="nofollow"
    >
      <Dices size={18} aria-hidden />
      <span>{t("common.surprise")}</span>
    </Button>
  );
}
