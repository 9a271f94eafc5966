import { useId } from "react";
import { styled } from "styled-components";
import { serviceName } from "../services/provider-family.ts";
import { WithNames } from "../../ui/WithNames.tsx";
import type { AvailabilityState } from "./availability-state.ts";
import { whereToWatch } from "./where-to-watch.ts";
import { type ListKey, listKey } from "../my-list/my-list.ts";
import { Text, Row } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";
import { inCountry } from "../country/country-in-text.ts";
import { CalendarButton, FeedButton } from "../my-list/FollowButtons.tsx";
import { paths } from "../../paths.ts";

interface Props {
  readonly title: ListKey & { readonly name: string };
  readonly availability: AvailabilityState;
}

/** The same answer in a few sentences. Nothing while there is none, or when it could not be found out. */
export function WhereToWatch({ title, availability }: Props) {
  const heading = useId();
  const { answer, answeredFor, loading } = availability;
  if (!answer || !answeredFor || answer.status === "FILM_DATABASE_UNAVAILABLE") return null;
  const offers = answer.offers ?? [];
  const { name } = title;
  const names = [name, ...offers.map(({ provider }) => serviceName(provider))];
  return (
    <section aria-labelledby={heading} aria-busy={loading}>
      <Text as="h2" $step="heading" $below={3} id={heading} dir="auto">
        <WithNames names={[name]}>{t("offers.whereQuestion", { title: name })}</WithNames>
      </Text>
      <Sentences dir="auto">
        <WithNames names={names}>
          {whereToWatch(name, offers, inCountry(answeredFor, "heading"))}
        </WithNames>
      </Sentences>
      {offers.length === 0 && answer.status === "NONE_KNOWN" && (
        <FollowTitle title={title} country={answeredFor.code} />
      )}
    </section>
  );
}

const Sentences = styled.p`
  max-width: 44rem;
`;

function FollowTitle({ title, country }: { readonly title: ListKey; readonly country: string }) {
  const key = listKey(title);
  return (
    <Row $step="small" $wrap $align="center" $gap={2} $above={3}>
      <span>{t("offers.follow")}</span>
      <FeedButton path={paths.listFeed(country, key)} />
      <CalendarButton path={paths.listCalendar(country, key)} />
    </Row>
  );
}
