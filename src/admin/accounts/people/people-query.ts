import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#shared/calls/api-client.ts'
import { listPeople } from '#shared/contract/accounts.admin.ts'
import { peopleToasts } from '#texts/admin/accounts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'

export const peopleQuery = queryOptions({
  queryKey: [listPeople.path],
  queryFn: ({ signal }) => api(listPeople, { signal }),
})

export function tellFailure(error: unknown) {
  const message = error instanceof ApiError ? error.problem?.message : undefined
  toast({ ...peopleToasts.failed(message), variant: 'destructive' })
}
