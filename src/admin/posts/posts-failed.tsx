import { useQueryClient } from '@tanstack/react-query'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { adminPostsQuery } from '../app/queries.ts'

export function PostsFailed() {
  // Not the query itself: subscribing to a failed one asks again at once, and would do so for ever.
  const queryClient = useQueryClient()
  const onRetry = () => queryClient.refetchQueries({ queryKey: adminPostsQuery.queryKey })
  return (
    <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry }}>{adminPostTexts.failed}</ErrorBox>
  )
}
