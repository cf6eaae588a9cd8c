import { useQueryClient } from '@tanstack/react-query'
import { createPhoto, type PhotoInput } from '#shared/contract/photos.admin.ts'
import { photoToasts } from '#texts/admin/photos.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../app/api.ts'

import { photosQuery } from '../../app/queries.ts'

export function useAddPhoto() {
  const queryClient = useQueryClient()
  return {
    /** False when it failed, which the owner has been told. */
    async add(body: PhotoInput): Promise<boolean> {
      try {
        await api(createPhoto, { body })
        return true
      } catch (error) {
        toast({ ...photoToasts.addFailed(messageOf(error)), variant: 'destructive' })
        return false
      }
    },
    /** Once for all of them: the list of a large gallery takes a while. */
    refresh: () => queryClient.invalidateQueries(photosQuery),
  }
}
