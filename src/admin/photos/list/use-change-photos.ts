import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePhotosCategory, removePhotos } from '#shared/contract/photos.admin.ts'
import { MAX_PHOTOS_AT_ONCE } from '#shared/limits.ts'
import { photoToasts } from '#texts/admin/photos.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../app/api.ts'

import { photosQuery } from '../../app/queries.ts'
import { useUndo } from '../../posts/trash.tsx'

type Change = (ids: number[]) => Promise<{ count: number }>

/** What is done to many photos at once, in portions that the server takes. */
async function changeAll(ids: number[], change: Change): Promise<number> {
  let count = 0
  for (let at = 0; at < ids.length; at += MAX_PHOTOS_AT_ONCE) {
    count += (await change(ids.slice(at, at + MAX_PHOTOS_AT_ONCE))).count
  }
  return count
}

export function useChangePhotos(ids: number[], onDone: () => void) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  // Also after a failure: some may have been changed before it.
  const onSettled = () => queryClient.invalidateQueries(photosQuery)
  const removal = useMutation({
    mutationFn: () => changeAll(ids, (some) => api(removePhotos, { body: { ids: some } })),
    onSuccess: (count) =>
      toast({
        ...photoToasts.manyDeleted(count),
        action: undo(ids.map((id) => ({ kind: 'photo', id }))),
      }),
    onError: () => toast({ ...photoToasts.deleteFailed, variant: 'destructive' }),
    onSettled: async () => {
      await onSettled()
      onDone()
    },
  })
  const moving = useMutation({
    mutationFn: (category: string) =>
      changeAll(ids, (some) => api(changePhotosCategory, { body: { ids: some, category } })),
    onSuccess: (count) => {
      toast(photoToasts.manyChanged(count))
      onDone()
    },
    onError: (error) =>
      toast({ ...photoToasts.changeFailed(messageOf(error)), variant: 'destructive' }),
    onSettled,
  })
  return { removal, moving }
}
