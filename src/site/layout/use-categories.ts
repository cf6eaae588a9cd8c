import { useMemo } from 'react'
import { type Categories, type CategoryKind, readCategories } from '#shared/categories.ts'
import { useSettings } from './use-settings.ts'

export function useCategories(kind: CategoryKind = 'posts'): Categories {
  const { categories } = useSettings()
  return useMemo(() => readCategories(kind, categories), [kind, categories])
}
