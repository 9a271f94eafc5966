import type { Title } from "../catalog/title.ts";
import { hashNumbers, unit } from "../random.ts";

/** What pictures can show of what a title's name or overview speaks of, by the words for it. */
export const SUBJECTS = {
  flight:
    /\b(star wars|star trek|spaceships?|starships?|rebels?|jedi|hyperspace|galaxy|galactic)\b/i,
  space: /\b(interstellar|saturn|astronauts?|space|planets?|mars|moon of|alien world|orbit)\b/i,
  desertWorld: /\b(desert world|two suns|desert people|worms)\b/i,
  desert: /\b(desert|dunes?|cowboys?|gunman|ranch|bounty hunter)\b/i,
  mountain: /\b(mountains?|climbs?|climbers?|cliffs?|summit)\b/i,
  forest: /\b(forest|woods?|jungle|trees?)\b/i,
  road: /\b(road|driver|drives?|cars?|truck|highway|van)\b/i,
  city: /\b(new york|gotham|tokyo|chicago|los angeles|city)\b/i,
  hospital: /\b(hospital|asylum|emergency|surgeon|patients?)\b/i,
  music: /\b(band|singers?|songs?|music|piano|concert|blues|dancers?)\b/i,
  crown: /\b(kings?|queens?|prince|princess|throne|kingdom|castle|wizards?|knights?)\b/i,
  underground: /\b(caves?|mines?|underground|cellar|tunnels?)\b/i,
  machine: /\b(robots?|computers?|program(?:mer)?s?|machines?|hackers?|matrix)\b/i,
  ice: /\b(frozen|freezes|snow|snowman|ice|iceman|winter|arctic|blizzard)\b/i,
  island: /\b(island|lighthouse|ferry)\b/i,
  ship: /\b(ships?|pirates?|sails?|sailors?|crew|voyage)\b/i,
  beach: /\b(beach|holiday|summer|hotel)\b/i,
  water: /\b(fish|clownfish|reef|ocean|diver|dive|swim|sea floor|mermaid|sharks?)\b/i,
  field: /\b(farm|farmers?|village|fields?|corn|harvest)\b/i,
  fairyTale: /\b(ogre|shrek|fairy|swamp|toys?|bear|witch|dwarfs?)\b/i,
  train: /\b(trains?|railway|station|express)\b/i,
  court: /\b(courts?|trial|judge|lawyers?|jury|president|senator|pope|law)\b/i,
  books:
    /\b(books?|writer|novelist|poet|library|teachers?|school|students?|university|professor)\b/i,
  sport: /\b(boxers?|football|coach|team|race|match|stadium|arena|champion)\b/i,
  war: /\b(war|soldiers?|army|battle|general|siege|marine)\b/i,
  fair: /\b(circus|fair|clown|carnival|zoo|games?)\b/i,
  kitchen: /\b(kitchen|cooks?|chef|restaurant|dinner|family|mother-in-law|wedding)\b/i,
} as const;

/**
 * Makes a function that chooses a picture for a title by chance, the heavier ones more often. Titles are weighed once
 * where the same one is asked for several times in a row, as on choosing looks.
 *
 * @param weigh takes a picture, the title, and the words that it speaks in
 * @param salts what keeps the choice apart from others, by kind of title
 * @returns takes the title and the number of the attempt, another one usually chooses another; undefined where no picture
 *   has any weight
 */
export function createChooser<Picture>(
  pictures: readonly Picture[],
  weigh: (picture: Picture, title: Title, tells: string) => number,
  salts: Readonly<Record<Title["kind"], number>>,
): (title: Title, attempt: number) => Picture | undefined {
  let last: { readonly title: Title; readonly weights: readonly number[] } | undefined;
  return (title, attempt) => {
    if (last?.title !== title) {
      const tells = `${title.title}. ${title.overview}`;
      last = { title, weights: pictures.map((picture) => weigh(picture, title, tells)) };
    }
    const { weights } = last;
    const total = weights.reduce((sum, value) => sum + value, 0);
    let left = unit(hashNumbers(title.id, salts[title.kind], attempt)) * total;
    return pictures.find((_, index) => (left -= weights[index] ?? 0) < 0);
  };
}
