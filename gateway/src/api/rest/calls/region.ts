/** What descriptions say where `region` changes nothing. */
export const REGION_CHANGES_NOTHING = "`region` is taken and changes nothing.";
/** What they say where it changes something for movies alone. */
export const REGION_FOR_MOVIES = "`region` changes nothing for shows.";

/** Calls that give the same response for every region. */
export const always = () => true;
/** Calls that give the same response for every region where they are of shows. */
export const forShows = ({ type }: { readonly type: string }) => type === "tv";
