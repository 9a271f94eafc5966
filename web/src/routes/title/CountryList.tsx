import { withoutAccents } from "../../lib/format/without-accents.ts";
import { useMemo, useState } from "react";
import { styled } from "styled-components";
import { useCountry } from "../../features/country/country-context.ts";
import { getKindLabel, offerKinds } from "../../features/services/offer-kinds.ts";
import { type TitleAddress, paths } from "../../paths.ts";
import { FilterField } from "../../ui/FilterField.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Row } from "../../ui/primitives.ts";
import { color, media, radius, space, text } from "../../ui/theme.ts";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { useCountryOffersQuery, type CountryOffersQuery } from "./CountryOffers.generated.ts";
import { t, pageLanguage } from "../../lib/messages.ts";
import { formatNames } from "../../lib/format/format.ts";
import { groupByFamily, serviceNameWithCard } from "../../features/services/provider-family.ts";

/** The countries of a title with their services: a field narrows them. The default export, because it is loaded with its first use. */
export default function CountryList({ title }: { readonly title: TitleAddress }) {
  const { type, id } = title;
  const { data, loading, error, retry } = useCountryOffersQuery({
    variables: { type, id },
  });
  const { country } = useCountry();
  const [typed, setTyped] = useState("");
  const availabilities = data?.title?.availabilities;
  const rows = useMemo(() => toCountryRows(availabilities ?? []), [availabilities]);
  if (loading) return <Skeleton $height="16rem" $radius={radius.medium} />;
  if (error || !availabilities) {
    return (
      <Row $step="small" $wrap $align="center" $gap={3} $above={4} role="alert">
        {t("title.countriesFailed")} <TryAgain onRetry={retry} />
      </Row>
    );
  }
  const shown = chooseRows(rows, typed);
  const available = rows.filter(({ kinds }) => kinds.length > 0).length;
  return (
    <>
      <Field label={t("title.findCountry")} value={typed} onChange={setTyped} />
      <output>
        {typed.trim() === ""
          ? t("title.availableIn", { count: available })
          : t("title.countriesFound", { count: shown.length })}
      </output>
      <Rows aria-label={t("country-picker.countries")}>
        {shown.map(({ code, name, kinds }) => (
          <Item key={code}>
            <Name>
              {/* The same element when it is chosen, which keeps the focus. */}
              <Link
                to={`${paths.title(title)}?country=${code}`}
                aria-current={code === country?.code || undefined}
              >
                {code === country?.code ? t("title.shownAbove", { country: name }) : name}
              </Link>
            </Name>
            {kinds.map(({ kind, services }) => (
              <Kind key={kind}>
                <dt>{getKindLabel(kind)}</dt>
                <dd dir="auto">{formatNames(services)}</dd>
              </Kind>
            ))}
          </Item>
        ))}
      </Rows>
    </>
  );
}

const Field = styled(FilterField)`
  margin: ${space(4)} 0 ${space(3)};
`;

/** Half of the window at most: what follows on the page stays near. */
const Rows = styled.ul`
  max-height: 32rem;
  margin-top: ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Item = styled.li`
  ${text.small};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.hairline};
`;

const Name = styled.strong`
  ${text.smallStrong};
  display: block;
  color: ${color.textStrong};
  a {
    display: inline-block;
    padding-block: ${space(1)};
    text-decoration: underline ${color.hairlineStrong};
    text-underline-offset: 0.2em;
  }
`;

const Kind = styled.dl`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${space(3)};
  dd {
    color: ${color.text};
  }
  ${media.compact} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
`;

type Availabilities = NonNullable<NonNullable<CountryOffersQuery["title"]>["availabilities"]>;

/** The countries of a title by name, with names of services by kind; those without offers too. */
const toCountryRows = (availabilities: Availabilities) =>
  availabilities
    .map(({ countryCode, country, offers }) => {
      const byKind = Map.groupBy(offers ?? [], ({ kind }) => kind);
      return {
        code: countryCode,
        name: country?.name ?? countryCode,
        kinds: offerKinds.flatMap((kind) => {
          const services = groupByFamily(byKind.get(kind) ?? []).flatMap(({ first, others }) =>
            [first, ...others].map(serviceNameWithCard),
          );
          return services.length === 0 ? [] : [{ kind, services }];
        }),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, pageLanguage().tag));

type CountryRow = ReturnType<typeof toCountryRows>[number];

const chooseRows = (rows: readonly CountryRow[], typed: string) => {
  const wanted = withoutAccents(typed.trim());
  const matches = ({ code, name, kinds }: CountryRow) =>
    wanted === "" ||
    code.toLowerCase() === wanted ||
    [name, ...kinds.flatMap(({ services }) => services)].some((each) =>
      withoutAccents(each).includes(wanted),
    );
  return rows.filter((row) => row.kinds.length > 0 && matches(row));
};
