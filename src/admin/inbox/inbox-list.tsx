import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminTexts } from '#shared/texts/admin.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'

interface InboxListProps {
  query: Pick<UseQueryResult<{ total: number }>, 'data' | 'isError' | 'refetch'>
  failed: string
  empty: ReactNode
  children: ReactNode
}

/** The list once there is something in it; before that, what there is to say. */
export function InboxList({ query, failed, empty, children }: InboxListProps) {
  const { data, isError, refetch } = query
  return (
    <>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {failed}
        </ErrorBox>
      )}
      {!data && !isError && (
        <Skeleton>
          <SkeletonPart shape="title" />
          <SkeletonPart shape="half" />
          <SkeletonPart shape="title" />
        </Skeleton>
      )}
      {data && (data.total === 0 ? empty : children)}
    </>
  )
}
