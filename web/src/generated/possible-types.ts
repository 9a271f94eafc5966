
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Title": [
      "Movie",
      "TvShow"
    ],
    "TitleResult": [
      "Movie",
      "TitleProblem",
      "TvShow"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Title": [
      "Movie",
      "TvShow"
    ],
    "TitleResult": [
      "Movie",
      "TitleProblem",
      "TvShow"
    ]
  }
};
      export default result;
    