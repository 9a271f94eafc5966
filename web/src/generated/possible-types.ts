
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Collection",
      "Genre",
      "Movie",
      "Person",
      "Provider",
      "TvShow"
    ],
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
    "Node": [
      "Collection",
      "Genre",
      "Movie",
      "Person",
      "Provider",
      "TvShow"
    ],
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
    