/** The page's title while it is not known what will be on it. Not worth reading out. */
export const loadingTitle = "Loading… · Flickmap";
