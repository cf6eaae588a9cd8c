import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { readBareUrl } from '#shared/markdown/links.ts'
import { safeLink } from '#shared/urls/links.ts'

const ADDRESS = /https?:\/\/|www\./gi

function* findAddresses(line: string) {
  let from = 0
  for (const { index } of line.matchAll(ADDRESS)) {
    if (index < from) continue
    const found = readBareUrl(line, index, false)
    if (found?.node.type !== 'link') continue
    const link = safeLink(found.node.href)
    if (!link?.external) continue
    yield { start: index, end: found.end, href: link.href }
    from = found.end
  }
}

export const findLinks = (message: string) =>
  message.split('\n').flatMap((line) => [...findAddresses(line)].map(({ href }) => href))

function writeLine(line: string): string {
  let html = ''
  let from = 0
  for (const { start, end, href } of findAddresses(line)) {
    const words = escapeHtml(line.slice(start, end))
    html += `${escapeHtml(line.slice(from, start))}<a href="${escapeHtml(href)}" rel="nofollow ugc noopener">${words}</a>`
    from = end
  }
  return html + escapeHtml(line.slice(from))
}

/**
 * Escapes everything but paragraphs, line breaks and, once the owner approved the comment, links.
 */
export function renderCommentHtml(message: string, { hasLinks }: { hasLinks: boolean }): string {
  const write = hasLinks ? writeLine : escapeHtml
  return message
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(write).join('<br>')}</p>`)
    .join('')
}
