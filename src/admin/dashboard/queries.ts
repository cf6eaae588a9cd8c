import { queryOptions } from '@tanstack/react-query'
import { countSamples, type Samples } from '#shared/contract/settings.admin.ts'
import { api } from '../app/api.ts'

export const samplesQuery = queryOptions({
  queryKey: [countSamples.path],
  queryFn: ({ signal }) => api(countSamples, { signal }),
  staleTime: 0,
})

export const hasSamples = ({ posts, photos }: Samples) => posts + photos > 0
