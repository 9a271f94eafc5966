import SearchIcon from "virtual:icons/search";
import { useState } from "react";
import { styled } from "styled-components";

import { color, media, radius, space, text } from "../../ui/theme.ts";
import { familiesNamed } from "./provider-family.ts";
import type { ProviderFamily } from "./provider-family.ts";
import { FamilyRow } from "./_internal/FamilyRow.tsx";

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
      <Field>
        <SearchIcon size={18} aria-hidden />
        <Input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // The picker may stand in a form, which Enter would send.
            if (event.key === "Enter") event.preventDefault();
          }}
          placeholder="Find a service"
          aria-label="Find a service"
        />
      </Field>
      {shown.length === 0 ? (
        <Nothing>No such service here.</Nothing>
      ) : (
        <List aria-label="Streaming services">
          {shown.map((family) => (
            <FamilyRow key={family.id} family={family} chosen={chosen} onChange={onChange} />
          ))}
        </List>
      )}
    </>
  );
}

const Field = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: 0 ${space(3.5)};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  color: ${color.textQuiet};
  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
`;

const Input = styled.input`
  ${text.small};
  flex: 1;
  min-width: 0;
  height: 2.75rem;
  border: 0;
  background: none;
  color: ${color.textStrong};
  &:focus-visible {
    outline: none;
  }
`;

const List = styled.ul`
  margin-top: ${space(2)};
`;

const Nothing = styled.p`
  ${text.small};
  padding: ${space(6)} 0;
  color: ${color.textQuiet};
`;
