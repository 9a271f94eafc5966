import { useMemo } from "react";
import { useRouteParams } from "../../lib/route.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { getDepartmentLabel } from "../../features/people/department-label.ts";
import { getListState } from "../../features/title-grid/list-state.ts";
import type { ShownQuery } from "../../network/use-query.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { StructuredData } from "../../ui/StructuredData.tsx";
import { readId } from "../../lib/url/read-id.ts";
import { useSlugInUrl } from "../../lib/url/use-slug-in-url.ts";
import { LoadFailed } from "../../features/not-found/LoadFailed.tsx";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { paths } from "../../paths.ts";
import { PageHead, getLoadingTitle } from "../../ui/PageHead.tsx";
import { type Credits, personQuery } from "./credits-query.ts";
import { Filmography, Section } from "./Filmography.tsx";
import { PersonHead, Face, Frame, Words } from "./PersonHead.tsx";
import type { PersonQuery } from "./PersonPage.generated.ts";
import { TitleGridSkeleton } from "../../features/title-grid/TitleGridSkeleton.tsx";
import { PosterSkeleton } from "../../features/titles/Poster.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/primitives.ts";
import { toAbsoluteUrl } from "../../lib/url/to-absolute-url.ts";
import type { PersonHead_PersonFragment } from "./PersonHead.generated.ts";
import { t, localPath } from "../../lib/messages.ts";
import { formatNames } from "../../lib/format/format.ts";

export function PersonPage() {
  const id = readId(useRouteParams()["id"]);
  return id === null ? <PersonNotFound /> : <Person key={id} />;
}

const noCredits: Credits["results"] = [];

type LoadedPerson = NonNullable<PersonQuery["person"]>;

function Person() {
  const query = useRouteQuery(personQuery);
  const person = (query.data ?? query.before)?.person;
  if (person) return <PersonContent person={person} query={query} />;
  if (query.error) return <LoadFailed what="person" error={query.error} onRetry={query.retry} />;
  return query.loading ? <PersonLoading /> : <PersonNotFound />;
}

interface Props {
  readonly person: LoadedPerson;
  readonly query: ShownQuery<PersonQuery>;
}

function PersonContent({ person, query }: Props) {
  const pageParam = usePageParam(null);
  useSlugInUrl(paths.person(person), person.slug);
  const state = getListState(query, pageParam.named, (data) => data.person?.credits);
  const credits = state.kind === "results" ? state.page.results : noCredits;
  const titles = useMemo(() => credits.map(({ title }) => title), [credits]);
  const work = getDepartmentLabel(person.department);
  const known = (person.knownFor ?? []).map(({ name }) => name);
  return (
    <article>
      <PageHead
        title={t("person.title", { name: person.name })}
        description={[
          work === ""
            ? t("common.sentence", { sentence: person.name })
            : t("person.who", { name: person.name, work }),
          known.length > 0 ? t("person.known", { titles: formatNames(known) }) : "",
          t("person.every"),
        ]
          .filter((sentence) => sentence !== "")
          .join(" ")}
        canonical={paths.person(person)}
        image={person.profile?.url}
        kind="profile"
        {...(state.kind === "beyond" && { status: 404 })}
      />
      <StructuredData getData={(origin) => personData(person, origin)} />
      <PersonHead person={person} />
      <WatchableTitles titles={titles}>
        <Filmography name={person.name} state={state} pageParam={pageParam} onRetry={query.retry} />
      </WatchableTitles>
    </article>
  );
}

function PersonNotFound() {
  return (
    <NotFoundPage heading={t("person.notFound")}>
      <p>{t("person.nobody")}</p>
    </NotFoundPage>
  );
}

function PersonLoading() {
  return (
    <div aria-busy>
      <title>{getLoadingTitle()}</title>
      <VisuallyHidden as="output">{t("person.loading")}</VisuallyHidden>
      <Frame>
        <Face>
          <PosterSkeleton />
        </Face>
        <Words>
          <Skeleton $width="16rem" $height="2.5rem" />
        </Words>
      </Frame>
      <Section>
        <TitleGridSkeleton count={12} />
      </Section>
    </div>
  );
}

const personData = (person: PersonHead_PersonFragment, origin: string) => {
  const { imdb, wikidata } = person.externalIds ?? { imdb: null, wikidata: null };
  const elsewhere = [
    ...(imdb === null ? [] : [`https://www.imdb.com/name/${encodeURIComponent(imdb)}/`]),
    ...(wikidata === null ? [] : [`https://www.wikidata.org/wiki/${encodeURIComponent(wikidata)}`]),
  ];
  return {
    "@type": "Person",
    name: person.name,
    url: toAbsoluteUrl(localPath(paths.person(person)), origin),
    ...(person.profile && { image: toAbsoluteUrl(person.profile.url, origin) }),
    ...(person.department !== null && { jobTitle: getDepartmentLabel(person.department) }),
    ...(person.birthday !== null && { birthDate: person.birthday }),
    ...(person.deathday !== null && { deathDate: person.deathday }),
    ...(person.birthplace !== null && { birthPlace: person.birthplace }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
};
