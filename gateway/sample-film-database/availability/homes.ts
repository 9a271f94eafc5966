import { readFileSync } from "node:fs";
import { nameOfTitle } from "../catalog/read-catalog.ts";
import type { Title } from "../catalog/title.ts";
import { type Service, SERVICES, servicesIn } from "./services.ts";

/** Services that are one where it comes to own productions, though regions know them by another name or tier. */
const BRANDS: readonly (readonly number[])[] = [
  [337, 122, 2336],
  [119, 9],
  [531, 2303],
];

const idsByName = new Map<string, ReadonlySet<number>>(
  SERVICES.map(({ id, name }) => [
    name,
    new Set(
      SERVICES.filter((service) => service.name === name).flatMap(
        (service) => BRANDS.find((brand) => brand.includes(service.id)) ?? [service.id],
      ),
    ).add(id),
  ]),
);

/** The service of each well-known title, by its name: where people look for it. */
export const HOMES: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL("./homes.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [service = "", kind = "", id = ""] = line.split("\t");
      return [`${kind} ${id}`, service];
    }),
);

/** Whether a service is the one of this name, in a region where it may have another. */
export function isBrandOf(service: Service, name: string): boolean {
  return idsByName.get(name)?.has(service.id) ?? false;
}

/** The services of a region that are a title's home; none where it has no home, or its home is not there. */
export function homesIn(title: Title, region: string): readonly Service[] {
  const name = HOMES.get(nameOfTitle(title));
  if (name === undefined) return [];
  return servicesIn(region).filter((service) => isBrandOf(service, name));
}
