import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { FocalPointOf } from '#shared/theme/focal-point.ts'
import { FocalPointsContext } from '#ui/pictures/responsive-image.tsx'
import { focalPointsQuery } from '../app/queries.ts'

export function FocalPointsProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(focalPointsQuery)
  const focalPointOf = useMemo<FocalPointOf>(() => {
    const points = new Map(data?.map(({ imageUrl, focalPoint }) => [imageUrl, focalPoint]))
    return (imageUrl) => points.get(imageUrl) ?? null
  }, [data])
  return <FocalPointsContext value={focalPointOf}>{children}</FocalPointsContext>
}
