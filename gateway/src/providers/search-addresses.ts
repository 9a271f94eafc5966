/** Where a provider family searches for a title. `{query}` is the title, `{country}` a country in lower case. */
export interface SearchAddress {
  /** The film database's numbers of the family's own providers. */
  readonly ids: readonly number[];
  /** The family's identifier, for providers with other numbers. */
  readonly family: string;
  readonly address: string;
}

/** The provider families with a public search. */
export const SEARCH_ADDRESSES: readonly SearchAddress[] = [
  { ids: [8, 175, 1796], family: "netflix", address: "https://www.netflix.com/search?q={query}" },
  {
    ids: [9, 10, 119, 613, 2100],
    family: "amazon-prime-video",
    address: "https://www.primevideo.com/search?phrase={query}",
  },
  {
    ids: [122, 337],
    family: "disney-plus",
    address: "https://www.disneyplus.com/search?q={query}",
  },
  {
    ids: [2, 350],
    family: "apple-tv",
    address: "https://tv.apple.com/{country}/search?term={query}",
  },
  {
    ids: [3],
    family: "google-play-movies",
    address: "https://play.google.com/store/search?q={query}&c=movies",
  },
  {
    ids: [188, 192, 235],
    family: "youtube",
    address: "https://www.youtube.com/results?search_query={query}",
  },
  { ids: [15], family: "hulu", address: "https://www.hulu.com/search?q={query}" },
  {
    ids: [1899, 2284],
    family: "hbo-max",
    address: "https://play.hbomax.com/search/result?q={query}",
  },
  {
    ids: [531, 2303, 2304, 2616],
    family: "paramount-plus",
    address: "https://www.paramountplus.com/search/?q={query}",
  },
  {
    ids: [386, 387],
    family: "peacock",
    address: "https://www.peacocktv.com/watch/search?q={query}",
  },
  { ids: [11], family: "mubi", address: "https://mubi.com/search/films?query={query}" },
  { ids: [283], family: "crunchyroll", address: "https://www.crunchyroll.com/search?q={query}" },
  { ids: [73], family: "tubi-tv", address: "https://tubitv.com/search/{query}" },
  { ids: [300], family: "pluto-tv", address: "https://pluto.tv/search?q={query}" },
  {
    ids: [207],
    family: "the-roku-channel",
    address: "https://therokuchannel.roku.com/search/{query}",
  },
  { ids: [538], family: "plex", address: "https://watch.plex.tv/search?q={query}" },
  { ids: [191], family: "kanopy", address: "https://www.kanopy.com/search?query={query}" },
  { ids: [212], family: "hoopla", address: "https://www.hoopladigital.com/search?q={query}" },
  {
    ids: [7, 332],
    family: "fandango-at-home",
    address: "https://athome.fandango.com/content/browse/search?searchString={query}",
  },
  {
    ids: [258],
    family: "criterion-channel",
    address: "https://www.criterionchannel.com/search?q={query}",
  },
  { ids: [43], family: "starz", address: "https://www.starz.com/{country}/en/search?q={query}" },
  { ids: [34], family: "mgm-plus", address: "https://www.mgmplus.com/search?q={query}" },
  { ids: [38], family: "bbc-iplayer", address: "https://www.bbc.co.uk/iplayer/search?q={query}" },
  { ids: [41, 2300], family: "itvx", address: "https://www.itv.com/search?q={query}" },
  { ids: [103, 2311], family: "channel-4", address: "https://www.channel4.com/search?q={query}" },
  { ids: [35], family: "rakuten-tv", address: "https://www.rakuten.tv/{country}/search?q={query}" },
  { ids: [344], family: "rakuten-viki", address: "https://www.viki.com/search?q={query}" },
  { ids: [234], family: "arte", address: "https://www.arte.tv/en/search/?q={query}" },
  { ids: [219], family: "ard-mediathek", address: "https://www.ardmediathek.de/suche/{query}" },
  { ids: [537], family: "zdf", address: "https://www.zdf.de/suche?q={query}" },
  { ids: [304, 421], family: "joyn", address: "https://www.joyn.de/suche?q={query}" },
  {
    ids: [381, 2101],
    family: "canal-plus",
    address: "https://www.canalplus.com/recherche/?q={query}",
  },
  { ids: [222], family: "rai-play", address: "https://www.raiplay.it/ricerca.html?q={query}" },
  { ids: [541], family: "rtve", address: "https://www.rtve.es/play/buscador/?q={query}" },
  { ids: [63, 64], family: "filmin", address: "https://www.filmin.es/buscar?q={query}" },
  { ids: [493], family: "svt", address: "https://www.svtplay.se/sok?q={query}" },
  { ids: [442], family: "nrk-tv", address: "https://tv.nrk.no/sok?q={query}" },
  { ids: [314], family: "cbc-gem", address: "https://gem.cbc.ca/search?q={query}" },
  { ids: [230], family: "crave", address: "https://www.crave.ca/en/search?q={query}" },
  { ids: [21], family: "stan", address: "https://play.stan.com.au/search?q={query}" },
  {
    ids: [132],
    family: "sbs-on-demand",
    address: "https://www.sbs.com.au/ondemand/search/{query}",
  },
  { ids: [135], family: "abc-iview", address: "https://iview.abc.net.au/search?query={query}" },
  {
    ids: [2336],
    family: "jiohotstar",
    address: "https://www.hotstar.com/in/explore?search_query={query}",
  },
  { ids: [232], family: "zee5", address: "https://www.zee5.com/search?q={query}" },
  { ids: [84], family: "u-next", address: "https://video.unext.jp/freeword?query={query}" },
  { ids: [1884], family: "abema", address: "https://abema.tv/search?q={query}" },
  { ids: [356], family: "wavve", address: "https://www.wavve.com/search?searchWord={query}" },
  { ids: [97], family: "watcha", address: "https://watcha.com/search?query={query}" },
  { ids: [307], family: "globoplay", address: "https://globoplay.globo.com/busca/?q={query}" },
  { ids: [581], family: "iqiyi", address: "https://www.iq.com/search?query={query}" },
];
