import { type Note, rules } from './corrections.ts'
import { changeProse } from './protect.ts'
import { doubledWords, longSentences, overusedWords } from './style-hints.ts'

const MOST_SUGGESTIONS = 24
const CLEAN = 'Spelling, spacing, and capitals look good. No changes needed.'

/** Corrects what is certain, and only mentions what is a matter of taste. */
export function enhanceByRules(content: string) {
  const counts = new Map<string, number>()
  const note: Note = (what) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const enhancedContent = changeProse(content, (prose) =>
    rules.reduce((text, rule) => rule(text, note), prose),
  )
  const changes = [...counts].map(([what, times]) =>
    times > 1 ? `${what} (${times} times)` : what,
  )
  const hints = [doubledWords, longSentences, overusedWords].flatMap((look) =>
    look(enhancedContent),
  )
  return {
    enhancedContent,
    suggestions: [...(changes.length > 0 ? changes : [CLEAN]), ...hints].slice(0, MOST_SUGGESTIONS),
  }
}
