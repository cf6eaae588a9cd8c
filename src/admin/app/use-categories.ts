import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type Categories,
  type CategoryKind,
  noOwnCategories,
  readCategories,
} from '#shared/categories.ts'
import { settingsQuery } from './queries.ts'

export function useCategories(kind: CategoryKind): Categories {
  const own = useQuery(settingsQuery).data?.categories ?? noOwnCategories
  return useMemo(() => readCategories(kind, own), [kind, own])
}
