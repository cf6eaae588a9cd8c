import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminTexts } from '#texts/admin/shell.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'

interface LoadedListProps {
  query: Pick<UseQueryResult<{ total: number }>, 'data' | 'isError' | 'refetch'>
  failed: string
  /** Of a list that can be searched, whether there is nothing to search in. */
  isEmpty?: boolean
  empty: ReactNode
  children: ReactNode
}

/** The list once there is something in it; before that, what there is to say. */
export function LoadedList({ query, failed, isEmpty, empty, children }: LoadedListProps) {
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
      {data && ((isEmpty ?? data.total === 0) ? empty : children)}
    </>
  )
}
