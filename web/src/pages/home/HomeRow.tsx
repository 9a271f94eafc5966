import { paths, typeInPath } from "../../paths.ts";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import type { HomeQuery } from "./HomePage.generated.ts";
import { MissingPart } from "./MissingPart.tsx";
import { rowHeading } from "./row-heading.ts";
import { viewAllFilters } from "./view-all-filters.ts";

interface Props {
  readonly row: HomeQuery["home"]["rows"][number];
  /** The country that the row was made for; null for the world. */
  readonly countryName: string | null;
  /** Requests again what could not be looked up. */
  readonly onRetry: () => void;
}

/** One row of the home page. A row that could not be looked up says so; it does not look empty. */
export function HomeRow({ row, countryName, onRetry }: Props) {
  return (
    <TitleRow
      heading={rowHeading(row.kind, countryName)}
      viewAll={paths.advancedSearch(typeInPath(row.type), viewAllFilters(row.discover))}
      titles={row.titles ?? []}
      empty={
        row.titles === null ? (
          <MissingPart what="This row" onRetry={onRetry} />
        ) : (
          "No content available"
        )
      }
    />
  );
}
