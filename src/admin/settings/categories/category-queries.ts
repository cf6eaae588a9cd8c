import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CategoryKind } from '#shared/categories.ts'
import {
  type CategoryListInput,
  getCategoryList,
  updateCategoryList,
} from '#shared/contract/categories.admin.ts'
import { api } from '../../app/api.ts'
import { adminPostsQuery, draftsQuery, photosQuery, settingsQuery } from '../../app/queries.ts'

/** Every story and photo counts: each look at the screen asks again. */
export const categoryListQuery = (kind: CategoryKind) =>
  queryOptions({
    queryKey: [getCategoryList.path, kind],
    queryFn: ({ signal }) => api(getCategoryList, { params: { kind }, signal }),
    staleTime: 0,
  })

/** What stands in the categories changes with them. */
export function useSaveCategories(kind: CategoryKind) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CategoryListInput) => api(updateCategoryList, { params: { kind }, body }),
    async onSuccess(list) {
      queryClient.setQueryData(categoryListQuery(kind).queryKey, list)
      const changed = [settingsQuery, adminPostsQuery, draftsQuery, photosQuery]
      await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
