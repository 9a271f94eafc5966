import { useId } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { usePageContext } from "../../../lib/page-context.ts";
import { Button } from "../../../ui/Button.tsx";
import { color, radius, space, text } from "../../../ui/theme.ts";

/** Where the form stands in a page. */
const noScriptCountryFormId = "country";

/** Chooses a country where scripts do not run. The gateway sets the cookie and leads back here. */
export function NoScriptCountryForm() {
  const { country, countries = [] } = usePageContext();
  const { pathname, search } = useLocation();
  const id = useId();
  return (
    <Form id={noScriptCountryFormId} method="post" action="/country">
      <label htmlFor={id}>Country</label>
      <select id={id} name="code" defaultValue={country?.code}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <Button type="submit" $small>
        Choose
      </Button>
    </Form>
  );
}

/** Leads to that form. */
export function NoScriptCountryLink() {
  const { country } = usePageContext();
  return (
    <Jump href={`#${noScriptCountryFormId}`} aria-label={`Country: ${country?.name ?? "choose"}`}>
      {country?.code ?? "Country"}
    </Jump>
  );
}

const Jump = styled.a`
  ${text.smallStrong};
  color: ${color.textStrong};
  text-decoration: underline;
`;

const Form = styled.form`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  select {
    max-width: 14rem;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.hairlineStrong};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
  }
`;
