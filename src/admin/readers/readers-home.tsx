import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { adminTexts } from '#shared/texts/admin.ts'
import { inboxCountsQuery } from '../queries.ts'

/** Where something waits, else at the letters. */
export function ReadersHome() {
  const { data: counts, isError } = useQuery(inboxCountsQuery)
  if (!counts && !isError) return <p role="status">{adminTexts.loading}</p>
  const news = counts?.unread ? 'messages' : counts?.waitingComments && 'comments'
  return <Redirect to={`/admin/readers/${news || 'letters'}`} replace />
}
