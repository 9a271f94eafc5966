/** The id of the full answer on a title's page. */
export const availabilityAnchor = "where-to-watch";
