import TurndownService from 'turndown'
import { addBlanksRule, BLANKS_FIRST } from './blanks-rule.ts'
import { Conversion, type Converted, type Surroundings } from './conversion.ts'
import { addEmbedRules } from './embed-rules.ts'
import { addListRules } from './list-rules.ts'
import { escapeLineStart, escapeText, withoutUnwritable } from './markdown-marks.ts'
import { addPictureRules } from './picture-rules.ts'
import { isParsable, plainWords } from './plain-words.ts'
import { addTableRules } from './table-rules.ts'
import { addTextRules } from './text-rules.ts'

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

/** Where an element never ends, the tag that turndown puts around everything is text in it. */
const tidied = (markdown: string) =>
  markdown
    .replace(/\\?<\/x-turndown>/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A post's HTML as markdown of ours, with the pictures it needs and what of it could not be kept. */
export function htmlToMarkdown(html: string, surroundings: Surroundings): Converted {
  const conversion = new Conversion(surroundings)
  const clean = withoutUnwritable(html)
  if (clean.trim() === '') return conversion.finish('')
  if (!isParsable(clean)) {
    conversion.addLooseEnd('other', 'Its HTML is too tangled to read, so only the words came along')
    return conversion.finish(
      plainWords(clean).split('\n').map(escapeText).map(escapeLineStart).join('\n'),
    )
  }
  return conversion.finish(tidied(createService(conversion).turndown(BLANKS_FIRST + clean)))
}
