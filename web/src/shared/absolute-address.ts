/** An address as others than this page can follow it: search engines, and links that were shared. */
export const absoluteAddress = (address: string): string => new URL(address, location.origin).href;
