import { makeExcerpt } from '#shared/excerpt.ts'
import type { Expansion } from './writing-helper.ts'

/** In square brackets, as the model is asked to write them; a link is none. */
const inBrackets = /[ \t]{0,8}\[([^[\]\n]{3,300}\?)\](?!\()/g
const ABOUT_LENGTH = 60

/** What a model asks the owner leaves the text and becomes notes beside it. */
export function takeOutQuestions(text: string): Expansion {
  const notes: Expansion['notes'] = []
  const lines = text.split('\n').map((line) => {
    const questions = [...line.matchAll(inBrackets)].map(([, question]) => question ?? '')
    if (questions.length === 0) return line
    const rest = line.replace(inBrackets, '')
    const about = makeExcerpt(rest, ABOUT_LENGTH)
    notes.push(...questions.map((question) => ({ about, question })))
    return rest
  })
  const expandedContent = lines.join('\n').replace(/\n{3,}/g, '\n\n')
  return { expandedContent: notes.length > 0 ? expandedContent.trim() : text, notes }
}
