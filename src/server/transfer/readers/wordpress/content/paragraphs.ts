const BLOCKS =
  'address|article|aside|audio|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|object|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video'
const BLOCK_TAG = new RegExp(`<\\/?(?:${BLOCKS})\\b[^<>]*>`, 'gi')
const STARTS_BLOCK = new RegExp(`^<\\/?(?:${BLOCKS}|!--)\\b`, 'i')
const CODE = /<(?:pre|script|style|textarea)\b/i

/**
 * What WordPress does to texts of its older editor before they are shown: an empty line ends a paragraph, and
 * any other line end is one that people see.
 */
export function withParagraphs(html: string): string {
  if (CODE.test(html))
    return html
      .split(/(?=<(?:pre|script|style|textarea)\b)/i)
      .map(aroundCode)
      .join('')
  return html
    .replace(/\r\n?/g, '\n')
    .replace(BLOCK_TAG, '\n\n$&\n\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (STARTS_BLOCK.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n')
}

/** A part that begins with code: only what comes after it has paragraphs. */
function aroundCode(part: string): string {
  const name = /^<(pre|script|style|textarea)\b/i.exec(part)?.[1]
  if (!name) return withParagraphs(part)
  const end = part.toLowerCase().indexOf(`</${name.toLowerCase()}>`)
  if (end === -1) return part
  const after = end + name.length + 3
  return part.slice(0, after) + withParagraphs(part.slice(after))
}
