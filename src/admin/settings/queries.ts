import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CategoryKind } from '#shared/categories.ts'
import {
  type CategoryListInput,
  getCategoryList,
  updateCategoryList,
} from '#shared/contract/categories.admin.ts'
import { type SettingsChange, updateSettings } from '#shared/contract/settings.admin.ts'
import { PLACEHOLDER_ADMIN_TOKEN } from '#shared/quirks.ts'
import { categoryToasts } from '#texts/admin/posts.ts'
import { settingsToasts } from '#texts/admin/settings.ts'
import { settingsErrors } from '#texts/errors/settings.ts'
import { adminTokenStore, api } from '../app/api.ts'
import { adminPostsQuery, autosavesQuery, photosQuery, settingsQuery } from '../app/queries.ts'

export function useSaveSettings(what: 'profile' | 'appearance' | 'feature') {
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn(body: SettingsChange) {
      if (!adminTokenStore.get()) adminTokenStore.set(PLACEHOLDER_ADMIN_TOKEN)
      try {
        return await api(updateSettings, { body })
      } catch (cause) {
        throw new Error(settingsErrors.update, { cause })
      }
    },
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
    meta: { failed: (message) => settingsToasts.failed(what, message) },
  })
}

/** Always refetched, because any post or photo changes the counts. */
export const categoryListQuery = (kind: CategoryKind) =>
  queryOptions({
    queryKey: [getCategoryList.path, kind],
    queryFn: ({ signal }) => api(getCategoryList, { params: { kind }, signal }),
    staleTime: 0,
  })

/** Refetches posts, autosaves and photos, because a renamed category changes them, too. */
export function useSaveCategories(kind: CategoryKind) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CategoryListInput) => api(updateCategoryList, { params: { kind }, body }),
    async onSuccess(list) {
      queryClient.setQueryData(categoryListQuery(kind).queryKey, list)
      const changed = [settingsQuery, adminPostsQuery, autosavesQuery, photosQuery]
      await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
    },
    meta: { failed: categoryToasts.failed },
  })
}
