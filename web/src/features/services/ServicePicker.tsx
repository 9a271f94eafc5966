import { useState } from "react";
import { styled } from "styled-components";
import { FilterField } from "../../ui/FilterField.tsx";
import { color, space, text } from "../../ui/theme.ts";
import { familiesNamed, type ProviderFamily } from "./provider-family.ts";
import { FamilyRow } from "./_internal/FamilyRow.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly families: readonly ProviderFamily[];
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** The services of a country, folded by family, to choose any of; a field narrows them while one types. */
export function ServicePicker({ families, chosen, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const shown = familiesNamed(families, typed);
  return (
    <>
      <Field label={t("services.find")} value={typed} onChange={setTyped} />
      {shown.length === 0 ? (
        <Nothing>{t("services.none")}</Nothing>
      ) : (
        <Grid aria-label={t("services.streaming")}>
          {shown.map((family) => (
            <FamilyRow key={family.id} family={family} chosen={chosen} onChange={onChange} />
          ))}
        </Grid>
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  column-gap: ${space(6)};
  margin-top: ${space(2)};
`;

const Field = styled(FilterField)`
  position: sticky;
  z-index: 1;
  top: 0;
`;

const Nothing = styled.p`
  ${text.small};
  padding: ${space(6)} 0;
  color: ${color.textQuiet};
`;
