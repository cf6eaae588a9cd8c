import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  createRedirect,
  listRedirects,
  type NewRedirect,
  type Redirect,
  removeRedirect,
} from '#shared/contract/posts.admin.ts'
import { getStatistics } from '#shared/contract/statistics.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { redirectToasts } from '#texts/admin/statistics.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { refreshQueries } from '../app/queries.ts'

export const redirectsQuery = queryOptions({
  queryKey: [listRedirects.path],
  queryFn: ({ signal }) => api(listRedirects, { signal }),
  staleTime: 10_000,
})

const refreshRedirects = () => refreshQueries(listRedirects.path, getStatistics.path)

const makeRedirect = {
  mutationFn: (body: NewRedirect) => api(createRedirect, { body }),
  async onSuccess({ path, to }: Redirect) {
    await refreshRedirects()
    showToast(redirectToasts.made(path, to ?? ''))
  },
}

/** The form itself reports a failure. */
export const useCreateRedirect = () => useMutation(makeRedirect)

export function useRemoveRedirect() {
  const putBack = useMutation({ ...makeRedirect, meta: { failed: adminTexts.failed } })
  return useMutation({
    mutationFn: ({ id }: Redirect) => api(removeRedirect, { params: { id } }),
    async onSuccess(_, { path, to }) {
      await refreshRedirects()
      const onAction = () => to && putBack.mutate({ path, to })
      showToast({
        ...redirectToasts.removed(path),
        ...(to ? { action: { label: redirectToasts.undo, onAction } } : {}),
      })
    },
    meta: { failed: adminTexts.failed },
  })
}
