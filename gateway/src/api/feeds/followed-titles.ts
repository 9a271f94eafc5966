import { titleKeyText } from "../../film-database/title-key.ts";
import { titleList } from "../rest/parameters.ts";

/** The titles of a visitor's list, `m550,t1396`; one that comes twice counts once. */
export const followedTitles = (max: number) =>
  titleList(max, "m550", "t1396").overwrite((titles) => [
    ...new Map(titles.map((title) => [titleKeyText(title), title])).values(),
  ]);
