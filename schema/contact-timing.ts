/** The least time, in milliseconds, that a person needs to fill the contact form: faster is a program. */
export const MINIMUM_FILL_MS = 2000;
