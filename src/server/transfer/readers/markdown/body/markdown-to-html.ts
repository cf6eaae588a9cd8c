import markdownIt from 'markdown-it'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { boxLimits } from '#shared/moving/box-limits.ts'

/** HTML in it stays: what of it is fit for us is decided when that is read. */
const plain = markdownIt({ html: true, linkify: false })
const withBreaks = markdownIt({ html: true, linkify: false, breaks: true })

/** Each bracket may begin a link, and is looked at for a long time before it does not. */
const isParsable = (markdown: string) =>
  markdown.length <= boxLimits.markdownCharacters &&
  markdown.split('[').length <= boxLimits.markdownBrackets

const asWords = (markdown: string) =>
  markdown
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('\n')

export function markdownToHtml(
  markdown: string,
  options: { keepsLineEnds?: boolean } = {},
): string {
  if (!isParsable(markdown)) return asWords(markdown)
  return (options.keepsLineEnds ? withBreaks : plain).render(markdown)
}
