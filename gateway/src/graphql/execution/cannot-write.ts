/**
 * A response that cannot be written at once: data has to be waited for, or something is wrong that has to be reported.
 */
export class CannotWrite extends Error {
  constructor() {
    super("The response cannot be written at once");
    this.name = "CannotWrite";
  }
}
