import markdownIt from 'markdown-it'

/** HTML in it stays: what of it is fit for us is decided when that is read. */
const plain = markdownIt({ html: true, linkify: false })
const withBreaks = markdownIt({ html: true, linkify: false, breaks: true })

export function markdownToHtml(
  markdown: string,
  options: { keepsLineEnds?: boolean } = {},
): string {
  return (options.keepsLineEnds ? withBreaks : plain).render(markdown)
}
