import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/calls/api-client.ts'
import { updateDog } from '#shared/contract/dog.admin.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { dogToasts } from '#texts/admin/dog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../app/api.ts'

import { dogCardQuery } from '../app/queries.ts'
import { adminDogQuery, dogVersionsQuery } from './dog-queries.ts'
import type { DogForm } from './form/use-dog-form.ts'
import { withTiles } from './form/with-tiles.ts'

const PREFIX = 'document.dogs.0.'

/** Makes what was typed public; what the server finds wrong is shown at its field. */
export function usePublishDog(form: DogForm, version: number) {
  const queryClient = useQueryClient()
  const publishing = useMutation({
    mutationFn: (dog: DogProfile) =>
      api(updateDog, { body: { document: { dogs: [dog] }, version } }),
    onSuccess(saved) {
      queryClient.setQueryData(adminDogQuery.queryKey, saved)
      void queryClient.invalidateQueries(dogVersionsQuery)
      void queryClient.invalidateQueries(dogCardQuery)
      form.replace(withTiles(saved.document.dogs[0]))
      toast(dogToasts.published)
    },
    onError(error) {
      const fields = (error instanceof ApiError && error.problem?.fields) || {}
      const own = Object.entries(fields).map(([path, message]) => [
        path.slice(PREFIX.length),
        message,
      ])
      form.setErrors(Object.fromEntries(own))
      toast({ ...dogToasts.failed(messageOf(error)), variant: 'destructive' })
    },
  })
  return {
    isPending: publishing.isPending,
    publish() {
      const dog = form.check()
      if (dog) return publishing.mutate(dog)
      toast({ ...dogToasts.wrong, variant: 'destructive' })
      // The marks are there after the next drawing.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.dog-form [aria-invalid="true"]')?.focus(),
      )
    },
  }
}
