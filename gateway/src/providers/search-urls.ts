/** Where a provider family searches for a title. `{query}` is the title, `{country}` a country in lower case. */
export interface SearchUrl {
  /** The film database's numbers of the family's own providers. */
  readonly ids: readonly number[];
  /** The family's identifier, for providers with other numbers. */
  readonly family: string;
  readonly url: string;
}

/** The provider families with a public search. */
export const SEARCH_URLS: readonly SearchUrl[] = [
  { ids: [8, 175, 1796], family: "netflix", url: "https://www.netflix.com/search?q={query}" },
  {
    ids: [9, 10, 119, 613, 2100],
    family: "amazon-prime-video",
    url: "https://www.primevideo.com/search?phrase={query}",
  },
  {
    ids: [122, 337],
    family: "disney-plus",
    url: "https://www.disneyplus.com/search?q={query}",
  },
  {
    ids: [2, 350],
    family: "apple-tv",
    url: "https://tv.apple.com/{country}/search?term={query}",
  },
  {
    ids: [3],
    family: "google-play-movies",
    url: "https://play.google.com/store/search?q={query}&c=movies",
  },
  {
    ids: [188, 192, 235],
    family: "youtube",
    url: "https://www.youtube.com/results?search_query={query}",
  },
  { ids: [15], family: "hulu", url: "https://www.hulu.com/search?q={query}" },
  {
    ids: [1899, 2284],
    family: "hbo-max",
    url: "https://play.hbomax.com/search/result?q={query}",
  },
  {
    ids: [531, 2303, 2304, 2616],
    family: "paramount-plus",
    url: "https://www.paramountplus.com/search/?q={query}",
  },
  {
    ids: [386, 387],
    family: "peacock",
    url: "https://www.peacocktv.com/watch/search?q={query}",
  },
  { ids: [11], family: "mubi", url: "https://mubi.com/search/films?query={query}" },
  { ids: [283], family: "crunchyroll", url: "https://www.crunchyroll.com/search?q={query}" },
  { ids: [73], family: "tubi-tv", url: "https://tubitv.com/search/{query}" },
  { ids: [300], family: "pluto-tv", url: "https://pluto.tv/search?q={query}" },
  {
    ids: [207],
    family: "the-roku-channel",
    url: "https://therokuchannel.roku.com/search/{query}",
  },
  { ids: [538], family: "plex", url: "https://watch.plex.tv/search?q={query}" },
  { ids: [191], family: "kanopy", url: "https://www.kanopy.com/search?query={query}" },
  { ids: [212], family: "hoopla", url: "https://www.hoopladigital.com/search?q={query}" },
  {
    ids: [7, 332],
    family: "fandango-at-home",
    url: "https://athome.fandango.com/content/browse/search?searchString={query}",
  },
  {
    ids: [258],
    family: "criterion-channel",
    url: "https://www.criterionchannel.com/search?q={query}",
  },
  { ids: [43], family: "starz", url: "https://www.starz.com/{country}/en/search?q={query}" },
  { ids: [34], family: "mgm-plus", url: "https://www.mgmplus.com/search?q={query}" },
  { ids: [38], family: "bbc-iplayer", url: "https://www.bbc.co.uk/iplayer/search?q={query}" },
  { ids: [41, 2300], family: "itvx", url: "https://www.itv.com/search?q={query}" },
  { ids: [103, 2311], family: "channel-4", url: "https://www.channel4.com/search?q={query}" },
  { ids: [35], family: "rakuten-tv", url: "https://www.rakuten.tv/{country}/search?q={query}" },
  { ids: [344], family: "rakuten-viki", url: "https://www.viki.com/search?q={query}" },
  { ids: [234], family: "arte", url: "https://www.arte.tv/en/search/?q={query}" },
  { ids: [219], family: "ard-mediathek", url: "https://www.ardmediathek.de/suche/{query}" },
  { ids: [537], family: "zdf", url: "https://www.zdf.de/suche?q={query}" },
  { ids: [304, 421], family: "joyn", url: "https://www.joyn.de/suche?q={query}" },
  {
    ids: [381, 2101],
    family: "canal-plus",
    url: "https://www.canalplus.com/recherche/?q={query}",
  },
  { ids: [222], family: "rai-play", url: "https://www.raiplay.it/ricerca.html?q={query}" },
  { ids: [541], family: "rtve", url: "https://www.rtve.es/play/buscador/?q={query}" },
  { ids: [63, 64], family: "filmin", url: "https://www.filmin.es/buscar?q={query}" },
  { ids: [493], family: "svt", url: "https://www.svtplay.se/sok?q={query}" },
  { ids: [442], family: "nrk-tv", url: "https://tv.nrk.no/sok?q={query}" },
  { ids: [314], family: "cbc-gem", url: "https://gem.cbc.ca/search?q={query}" },
  { ids: [230], family: "crave", url: "https://www.crave.ca/en/search?q={query}" },
  { ids: [21], family: "stan", url: "https://play.stan.com.au/search?q={query}" },
  {
    ids: [132],
    family: "sbs-on-demand",
    url: "https://www.sbs.com.au/ondemand/search/{query}",
  },
  { ids: [135], family: "abc-iview", url: "https://iview.abc.net.au/search?query={query}" },
  {
    ids: [2336],
    family: "jiohotstar",
    url: "https://www.hotstar.com/in/explore?search_query={query}",
  },
  { ids: [232], family: "zee5", url: "https://www.zee5.com/search?q={query}" },
  { ids: [84], family: "u-next", url: "https://video.unext.jp/freeword?query={query}" },
  { ids: [1884], family: "abema", url: "https://abema.tv/search?q={query}" },
  { ids: [356], family: "wavve", url: "https://www.wavve.com/search?searchWord={query}" },
  { ids: [97], family: "watcha", url: "https://watcha.com/search?query={query}" },
  { ids: [307], family: "globoplay", url: "https://globoplay.globo.com/busca/?q={query}" },
  { ids: [581], family: "iqiyi", url: "https://www.iq.com/search?query={query}" },
];
