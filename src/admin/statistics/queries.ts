import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createRedirect,
  listRedirects,
  type NewRedirect,
  type Redirect,
  removeRedirect,
} from '#shared/contract/posts.admin.ts'
import { getStatistics } from '#shared/contract/statistics.admin.ts'
import { redirectToasts } from '#texts/admin/statistics.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { tellFailure } from '../newsletter/tell-failure.ts'

export const redirectsQuery = queryOptions({
  queryKey: [listRedirects.path],
  queryFn: ({ signal }) => api(listRedirects, { signal }),
  staleTime: 10_000,
})

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [listRedirects.path, getStatistics.path].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    )
}

/** A failure is told where the form is. */
export function useMakeRedirect() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: NewRedirect) => api(createRedirect, { body }),
    async onSuccess({ path, to }) {
      await refresh()
      toast(redirectToasts.made(path, to ?? ''))
    },
  })
}

export function useRemoveRedirect() {
  const refresh = useRefresh()
  const make = useMakeRedirect()
  return useMutation({
    mutationFn: ({ id }: Redirect) => api(removeRedirect, { params: { id } }),
    async onSuccess(_, { path, to }) {
      await refresh()
      const onAction = () =>
        to && make.mutate({ path, to }, { onError: (error) => tellFailure(error) })
      toast({
        ...redirectToasts.removed(path),
        ...(to ? { action: { label: redirectToasts.undo, onAction } } : {}),
      })
    },
    onError: (error) => tellFailure(error),
  })
}
