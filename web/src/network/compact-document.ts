/** A printed document without its line breaks and indentation: the text that the site sends, and whose hash it sends. */
export const compactDocument = (printed: string): string => printed.replace(/\s+/g, " ");
