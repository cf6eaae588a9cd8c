import { useQuery } from '@tanstack/react-query'
import type { PronounForms } from '#shared/dog/placeholders.ts'
import { pronounForms } from '#texts/grammar.ts'
import { dogCardQuery } from '../../app/queries.ts'

/** As the owner says it; until that is known, the way that fits every dog. */
export function usePronouns(): PronounForms {
  return pronounForms[useQuery(dogCardQuery).data?.pronouns ?? 'they']
}
