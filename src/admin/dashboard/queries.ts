import { queryOptions } from '@tanstack/react-query'
import { countSamples, type SampleCounts } from '#shared/contract/settings.admin.ts'
import { api } from '../app/api.ts'

export const sampleCountsQuery = queryOptions({
  queryKey: [countSamples.path],
  queryFn: ({ signal }) => api(countSamples, { signal }),
  staleTime: 0,
})

export const hasSamples = ({ posts, photos }: SampleCounts) => posts + photos > 0
