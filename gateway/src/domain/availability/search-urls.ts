/** Where a provider family searches for a title. */
interface SearchUrl {
  /** The film database's numbers of the family's own providers. */
  readonly ids: readonly number[];
  /** `{query}` is the title, `{country}` a country in lower case. */
  readonly url: string;
}

/** The provider families with a public search, by their identifiers. */
export const SEARCH_URLS: Readonly<Record<string, SearchUrl>> = {
  netflix: { ids: [8, 175, 1796], url: "https://www.netflix.com/search?q={query}" },
  "amazon-prime-video": {
    ids: [9, 10, 119, 613, 2100],
    url: "https://www.primevideo.com/search?phrase={query}",
  },
  "disney-plus": { ids: [122, 337], url: "https://www.disneyplus.com/search?q={query}" },
  "apple-tv": { ids: [2, 350], url: "https://tv.apple.com/{country}/search?term={query}" },
  "google-play-movies": {
    ids: [3],
    url: "https://play.google.com/store/search?q={query}&c=movies",
  },
  youtube: { ids: [188, 192, 235], url: "https://www.youtube.com/results?search_query={query}" },
  hulu: { ids: [15], url: "https://www.hulu.com/search?q={query}" },
  "hbo-max": { ids: [1899, 2284], url: "https://play.hbomax.com/search/result?q={query}" },
  "paramount-plus": {
    ids: [531, 2303, 2304, 2616],
    url: "https://www.paramountplus.com/search/?q={query}",
  },
  peacock: { ids: [386, 387], url: "https://www.peacocktv.com/watch/search?q={query}" },
  mubi: { ids: [11], url: "https://mubi.com/search/films?query={query}" },
  crunchyroll: { ids: [283], url: "https://www.crunchyroll.com/search?q={query}" },
  "tubi-tv": { ids: [73], url: "https://tubitv.com/search/{query}" },
  "pluto-tv": { ids: [300], url: "https://pluto.tv/search?q={query}" },
  "the-roku-channel": { ids: [207], url: "https://therokuchannel.roku.com/search/{query}" },
  plex: { ids: [538], url: "https://watch.plex.tv/search?q={query}" },
  kanopy: { ids: [191], url: "https://www.kanopy.com/search?query={query}" },
  hoopla: { ids: [212], url: "https://www.hoopladigital.com/search?q={query}" },
  "fandango-at-home": {
    ids: [7, 332],
    url: "https://athome.fandango.com/content/browse/search?searchString={query}",
  },
  "criterion-channel": { ids: [258], url: "https://www.criterionchannel.com/search?q={query}" },
  starz: { ids: [43], url: "https://www.starz.com/{country}/en/search?q={query}" },
  "mgm-plus": { ids: [34], url: "https://www.mgmplus.com/search?q={query}" },
  "bbc-iplayer": { ids: [38], url: "https://www.bbc.co.uk/iplayer/search?q={query}" },
  itvx: { ids: [41, 2300], url: "https://www.itv.com/search?q={query}" },
  "channel-4": { ids: [103, 2311], url: "https://www.channel4.com/search?q={query}" },
  "rakuten-tv": { ids: [35], url: "https://www.rakuten.tv/{country}/search?q={query}" },
  "rakuten-viki": { ids: [344], url: "https://www.viki.com/search?q={query}" },
  arte: { ids: [234], url: "https://www.arte.tv/en/search/?q={query}" },
  "ard-mediathek": { ids: [219], url: "https://www.ardmediathek.de/suche/{query}" },
  zdf: { ids: [537], url: "https://www.zdf.de/suche?q={query}" },
  joyn: { ids: [304, 421], url: "https://www.joyn.de/suche?q={query}" },
  "canal-plus": { ids: [381, 2101], url: "https://www.canalplus.com/recherche/?q={query}" },
  "rai-play": { ids: [222], url: "https://www.raiplay.it/ricerca.html?q={query}" },
  rtve: { ids: [541], url: "https://www.rtve.es/play/buscador/?q={query}" },
  filmin: { ids: [63, 64], url: "https://www.filmin.es/buscar?q={query}" },
  svt: { ids: [493], url: "https://www.svtplay.se/sok?q={query}" },
  "nrk-tv": { ids: [442], url: "https://tv.nrk.no/sok?q={query}" },
  "cbc-gem": { ids: [314], url: "https://gem.cbc.ca/search?q={query}" },
  crave: { ids: [230], url: "https://www.crave.ca/en/search?q={query}" },
  stan: { ids: [21], url: "https://play.stan.com.au/search?q={query}" },
  "sbs-on-demand": { ids: [132], url: "https://www.sbs.com.au/ondemand/search/{query}" },
  "abc-iview": { ids: [135], url: "https://iview.abc.net.au/search?query={query}" },
  jiohotstar: { ids: [2336], url: "https://www.hotstar.com/in/explore?search_query={query}" },
  zee5: { ids: [232], url: "https://www.zee5.com/search?q={query}" },
  "u-next": { ids: [84], url: "https://video.unext.jp/freeword?query={query}" },
  abema: { ids: [1884], url: "https://abema.tv/search?q={query}" },
  wavve: { ids: [356], url: "https://www.wavve.com/search?searchWord={query}" },
  watcha: { ids: [97], url: "https://watcha.com/search?query={query}" },
  globoplay: { ids: [307], url: "https://globoplay.globo.com/busca/?q={query}" },
  iqiyi: { ids: [581], url: "https://www.iq.com/search?query={query}" },
};
