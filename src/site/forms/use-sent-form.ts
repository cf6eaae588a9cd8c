import { type SentForm, sentFormKey } from '#shared/page-rendering.ts'
import { useQueryCache } from '../data/use-query.ts'

/** What became of a form that was sent without script: the page that answers it brings it along. */
export function useSentForm(name: SentForm['name']): SentForm | null {
  const sent = useQueryCache().getQueryData<SentForm>({ queryKey: sentFormKey })
  return sent?.name === name ? sent : null
}
