const FROM_SERVER = "[data-head='server']";

/**
 * The gateway puts a page's title, description and structured data into the HTML, for search engines
 * and shared links. They are taken away as soon as a screen has set a title of its own, so that
 * the head never says anything twice, and a page that is left never speaks for the next.
 *
 * @returns stops watching; nothing is left to watch once the tags are gone
 */
export function replaceServerHead(head: HTMLHeadElement = document.head): () => void {
  if (head.querySelector(FROM_SERVER) === null) return () => {};
  const observer = new MutationObserver(() => {
    if (head.querySelector(`title:not(${FROM_SERVER})`) === null) return;
    for (const tag of head.querySelectorAll(FROM_SERVER)) tag.remove();
    observer.disconnect();
  });
  observer.observe(head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
