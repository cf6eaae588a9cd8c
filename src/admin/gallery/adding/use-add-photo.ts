import { useQueryClient } from '@tanstack/react-query'
import { createPhoto, type PhotoInput } from '#shared/contract/photos.ts'
import { photoAddFailedToast } from '#shared/texts/gallery.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../api.ts'
import { messageOf } from '../../error-message.ts'
import { photosQuery } from '../../queries.ts'

/** False when it failed, which the owner has been told. */
export function useAddPhoto() {
  const queryClient = useQueryClient()
  return async (body: PhotoInput): Promise<boolean> => {
    try {
      await api(createPhoto, { body })
      await queryClient.invalidateQueries(photosQuery)
      return true
    } catch (error) {
      toast({ ...photoAddFailedToast(messageOf(error)), variant: 'destructive' })
      return false
    }
  }
}
