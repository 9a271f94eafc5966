import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { type FilterSet, MAX_PROVIDERS } from "../../../features/filters/filter-set.ts";
import type { NamedCountry } from "../../../features/country/country-in-text.ts";
import {
  fetchesDialog,
  ServiceFilterDialog,
} from "../../../features/services/lazy-service-filter-dialog.ts";
import type { ProviderFamilies } from "../../../features/services/use-provider-families.ts";
import { t } from "../../../lib/messages.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Row } from "../../../ui/primitives.ts";
import { color, space, text } from "../../../ui/theme.ts";
import { GenreChips, type Genre } from "./GenreChips.tsx";

type Left = Pick<FilterSet, "withoutGenres" | "withoutProviders">;

interface Props extends Left {
  readonly genres: readonly Genre[];
  readonly genresFailed: boolean;
  readonly services: ProviderFamilies;
  readonly country: NamedCountry | null;
  readonly onChange: (part: Partial<Left>) => void;
}

export function LeaveOut(props: Props) {
  const { genres, genresFailed, services, country, onChange } = props;
  const { withoutGenres, withoutProviders } = props;
  const hasSome = withoutGenres.length > 0 || withoutProviders.length > 0;
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const chosen = new Set(withoutProviders);
  const change = (next: ReadonlySet<number>) =>
    onChange({ withoutProviders: [...next].slice(0, MAX_PROVIDERS).sort((a, b) => a - b) });
  const count = services.families.filter(({ providers }) =>
    providers.some(({ id }) => chosen.has(id)),
  ).length;
  return (
    <Fold open={hasSome}>
      <summary>{t("advanced-search.leaveOut")}</summary>
      <Inside>
        {/* That the list failed is said once, above. */}
        {!genresFailed && (
          <GenreChips
            label={t("advanced-search.withoutGenres")}
            describe={(name) => t("advanced-search.without", { name })}
            genres={genres}
            failed={false}
            chosen={withoutGenres}
            onChange={(next) => onChange({ withoutGenres: next })}
          />
        )}
        {services.families.length > 0 && (
          <Row $wrap $gap={2}>
            <Chip
              {...fetchesDialog}
              aria-haspopup="dialog"
              aria-pressed={count > 0}
              onClick={() => {
                setUsed(true);
                setOpen(true);
              }}
            >
              {t("advanced-search.withoutServices", { count })}
            </Chip>
          </Row>
        )}
        {used && (
          <Suspense>
            <ServiceFilterDialog
              open={open}
              onOpenChange={setOpen}
              country={country}
              title={t("advanced-search.withoutServices", { count: 0 })}
              description={t("advanced-search.withoutServicesText")}
              families={services.families}
              chosen={chosen}
              onChange={change}
            />
          </Suspense>
        )}
      </Inside>
    </Fold>
  );
}

const Fold = styled.details`
  > summary {
    ${text.smallStrong};
    padding: ${space(2)} 0;
    color: ${color.textStrong};
    cursor: pointer;
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(3)};
`;
