import { decodeHTML } from 'entities'
import TurndownService from 'turndown'
import { escapeLineStart, escapeText } from '#shared/markdown/write-markdown.ts'
import { importLimits } from '#shared/transfer.ts'
import { warningTexts } from '#texts/errors/transfer.ts'
import {
  Conversion,
  type ConvertedHtml,
  type SourceLinks,
  withoutUnwritableCharacters,
} from './marks.ts'
import { addEmbedRules, addPictureRules } from './media-rules.ts'
import { addTableRules } from './table-rules.ts'
import { addBlanksRule, addListRules, addTextRules, BLANKS_RULE_TRIGGER } from './text-rules.ts'

export function htmlToMarkdown(html: string, links: SourceLinks): ConvertedHtml {
  const conversion = new Conversion(links)
  const clean = withoutUnwritableCharacters(html)
  if (clean.trim() === '') return conversion.finish('')
  if (!isParsable(clean)) {
    conversion.addWarning('other', warningTexts.tangled)
    return conversion.finish(
      htmlToPlainText(clean).split('\n').map(escapeText).map(escapeLineStart).join('\n'),
    )
  }
  return conversion.finish(tidied(createService(conversion).turndown(BLANKS_RULE_TRIGGER + clean)))
}

function createService(conversion: Conversion): TurndownService {
  const service = new TurndownService({
    hr: '---',
    bulletListMarker: '*',
    emDelimiter: '*',
    br: '',
  })
  service.escape = (text) => escapeLineStart(escapeText(text))
  addTextRules(service, conversion)
  addListRules(service)
  addTableRules(service, conversion)
  addPictureRules(service, conversion)
  addEmbedRules(service, conversion)
  addBlanksRule(service)
  return service
}

/** Turndown's own wrapper tag shows up as text after an element that was never closed. */
const tidied = (markdown: string) =>
  markdown
    .replace(/\\?<\/x-turndown>/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const HIDDEN_START = /<(?:!--|(?:script|style|template|noscript)\b)/gi

/**
 * Strips comments and scripts. As in a browser, an unclosed comment or script hides all that
 * follows.
 */
function withoutHidden(html: string): string {
  const shown: string[] = []
  let from = 0
  HIDDEN_START.lastIndex = 0
  for (let start = HIDDEN_START.exec(html); start; start = HIDDEN_START.exec(html)) {
    shown.push(html.slice(from, start.index))
    const end = html.indexOf(start[0] === '<!--' ? '-->' : '</', HIDDEN_START.lastIndex)
    if (end === -1) return shown.join('')
    from = start[0] === '<!--' ? end + '-->'.length : end
    HIDDEN_START.lastIndex = from
  }
  return [...shown, html.slice(from)].join('')
}

const LINE_END = /<\/(?:p|div|li|h[1-6]|tr|blockquote|figure|pre)\s*>|<br\s*\/?>/gi

export function htmlToPlainText(html: string): string {
  const shown = withoutHidden(html)
    .replace(LINE_END, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
  return withoutUnwritableCharacters(decodeHTML(shown))
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export const htmlToPlainLine = (html: string) => htmlToPlainText(html).replace(/\s+/g, ' ')

/** Parsers reopen formatting elements that were left open in every following block. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/
/** Tags of these elements are often left unclosed, so they do not count towards the depth. */
const LOOSE =
  /^(?:p|li|td|th|tr|dt|dd|option|tbody|thead|area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

/** Bounds the time of parsing: every real post is short and flat enough to pass. */
function isParsable(html: string): boolean {
  if (html.length > importLimits.htmlCharacters) return false
  let [tags, depth, formatting] = [0, 0, 0]
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const tag = name.toLowerCase()
    const step = slash ? -1 : 1
    tags += 1
    if (!LOOSE.test(tag)) depth = Math.max(0, depth + step)
    if (FORMATTING.test(tag)) formatting = Math.max(0, formatting + step)
    if (
      tags > importLimits.htmlTags ||
      depth > importLimits.htmlDepth ||
      formatting > importLimits.htmlFormatting
    )
      return false
  }
  return true
}
