const LETTERS_FOR_THREE_LINES = 150

/** A large first letter needs a letter, and enough words beside it: three lines on a wide page. */
function takesDropCap(html: string): boolean {
  const first = /^<p>(.*?)<\/p>/s.exec(html)?.[1]
  if (first === undefined || !/^(?:<(?:em|strong)>)*\p{L}/u.test(first)) return false
  const text = first.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, '.')
  return text.length >= LETTERS_FOR_THREE_LINES
}

/** Said in the HTML itself, so that the page, which visitors carry, need not find out. */
export const withDropCap = (html: string) =>
  takesDropCap(html) ? html.replace('<p>', '<p class="drop-cap">') : html
