import { allCountryCodes, country } from "../reference/countries.ts";
import { allLanguages } from "../reference/languages.ts";

/** The sizes of artwork, as the film database documents them. */
export const IMAGE_SIZES = {
  backdrop_sizes: ["w300", "w780", "w1280", "original"],
  logo_sizes: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
  poster_sizes: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
  profile_sizes: ["w45", "w185", "h632", "original"],
  still_sizes: ["w92", "w185", "w300", "original"],
} as const;

/** `configuration`: where images are, and in which sizes. */
export function configuration(imageBaseUrl: string) {
  return {
    change_keys: ["images", "overview", "title"],
    images: { base_url: `${imageBaseUrl}/`, secure_base_url: `${imageBaseUrl}/`, ...IMAGE_SIZES },
  };
}

/** `configuration/countries`, by code. */
export function configurationCountries() {
  return allCountryCodes().map(country);
}

/** `configuration/languages`, by code. */
export function configurationLanguages() {
  return allLanguages;
}
