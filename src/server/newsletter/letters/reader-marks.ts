import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { letterWords } from '#shared/texts/letter-mail.ts'

/** What is different in each copy of a letter. */
export interface Reader {
  name: string
  email: string
  leaveUrl: string
}

const [OPEN, CLOSE] = ['\uE000', '\uE001']
const ANY_MARK = /\uE000(name|email|leaveUrl)\uE001/g

const mark = (field: keyof Reader) => `${OPEN}${field}${CLOSE}`

/** Stand in a frozen letter where each reader's own words go. */
export const readerMarks: Reader = {
  name: mark('name'),
  email: mark('email'),
  leaveUrl: mark('leaveUrl'),
}

/** Signs that no keyboard has; a post that holds them anyway must not be taken for ours. */
export const withoutMarks = (text: string) => text.replace(/[\uE000\uE001]/g, '')

export function fillLetter(letter: { html: string; text: string }, reader: Reader) {
  const filled: Reader = { ...reader, name: reader.name.trim() || letterWords.stranger }
  const fill = (source: string, write: (value: string) => string) =>
    source.replace(ANY_MARK, (_, field: keyof Reader) => write(withoutMarks(filled[field])))
  return { html: fill(letter.html, escapeHtml), text: fill(letter.text, oneLine) }
}

const oneLine = (value: string) => value.replace(/\s+/g, ' ')
