import { useQuery } from '@tanstack/react-query'
import { adminTexts } from '#shared/texts/admin.ts'
import { adminPostTexts } from '#shared/texts/posts.ts'
import { ErrorBox } from '#ui/error-box.tsx'
import { adminPostsQuery } from '../queries.ts'

export function PostsFailed() {
  const { refetch } = useQuery(adminPostsQuery)
  return (
    <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
      {adminPostTexts.failed}
    </ErrorBox>
  )
}
