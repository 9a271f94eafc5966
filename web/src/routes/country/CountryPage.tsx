import { useId } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { useCountriesQuery } from "../../features/country/Country.generated.ts";
import { useCountry } from "../../features/country/country-context.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { readOwnPath } from "../../lib/url/own-path.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { PageIntro } from "../../ui/PageIntro.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { color, radius, readingPage, space, text } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";

/** `/country`: the list of countries for a browser that runs no scripts. With scripts it works as well. */
export function CountryPage() {
  const [searchParams] = useSearchParams();
  const to = readOwnPath(searchParams.get("to")) ?? paths.home();
  const navigate = useNavigate();
  const { country, choose } = useCountry();
  const { data, error, retry } = useCountriesQuery();
  const id = useId();
  return (
    <Page>
      <PageHead title={t("country.title")} unlisted />
      <PageIntro title={t("country.heading")} lead={t("country.lead")} />
      {data ? (
        <Form
          method="post"
          action="/country"
          onSubmit={(event) => {
            const code = new FormData(event.currentTarget).get("code");
            const chosen = data.countries.find((each) => each.code === code);
            if (!chosen) return;
            event.preventDefault();
            choose(chosen);
            reportRejection(navigate(to));
          }}
        >
          <label htmlFor={id}>{t("country-picker.country")}</label>
          <select id={id} name="code" defaultValue={country?.code}>
            {data.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <input type="hidden" name="to" value={to} />
          <Button type="submit" $variant="primary">
            {t("country.choose")}
          </Button>
        </Form>
      ) : error ? (
        <ErrorState title={t("country.failed")} actions={<TryAgain onRetry={retry} />}>
          {t("country.failedText")}
        </ErrorState>
      ) : (
        <Skeleton $width="20rem" $height="3rem" />
      )}
    </Page>
  );
}

const Page = styled.div`
  ${readingPage};
`;

const Form = styled.form`
  ${text.body};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(8)};
  select {
    max-width: 100%;
    min-height: 2.75rem;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.hairlineStrong};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
  }
`;
