/** Pairs of a letter and what it is written as, separated by `|`. */
declare module "opencc-js/dict/*" {
  const pairs: string;
  export default pairs;
}
