import { useQuery } from '@tanstack/react-query'
import { weightWords } from '#texts/grammar.ts'
import { dogLogQuery } from '../log-queries.ts'

/** The latest weight on the timeline, which pages say instead of the one in the profile. */
export function useLoggedWeight(): string | null {
  const { data: log } = useQuery(dogLogQuery)
  const grams = log?.entries.find((entry) => entry.isPublic && entry.grams !== null)?.grams
  return log && grams ? weightWords.short(grams, log.choices.unit) : null
}
