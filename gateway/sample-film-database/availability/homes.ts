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

/** Whether a service is the one of this name, in a region where it may have another. */
export function isBrandOf(service: Service, name: string): boolean {
  return idsByName.get(name)?.has(service.id) ?? false;
}

/** The services of a region that are a title's home; none where it has no home, or its home is not there. */
export function homesIn(title: Title, region: string): readonly Service[] {
  const { home } = title;
  return home === null ? [] : servicesIn(region).filter((service) => isBrandOf(service, home));
}
