/** Marks what the server writes into a page's head for search engines and shared links. */
const fromServer = '[data-head="server"]';

/**
 * Takes the server's tags out of a head once the app has put a title of its own there: of two
 * titles the first counts, and the app's must follow the visitor from page to page.
 */
export const handOverHead = (head: HTMLHeadElement): void => {
  if (!head.querySelector(fromServer)) return;
  const observer = new MutationObserver(() => {
    if (!head.querySelector(`title:not(${fromServer})`)) return;
    observer.disconnect();
    for (const tag of head.querySelectorAll(fromServer)) tag.remove();
  });
  observer.observe(head, { childList: true });
};
