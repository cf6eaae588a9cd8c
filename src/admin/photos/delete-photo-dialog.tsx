import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removePhoto } from '#shared/contract/photos.admin.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { photoToasts, deletePhotoTexts as texts } from '#texts/admin/photos.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { photosQuery } from '../app/queries.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { useUndo } from '../posts/trash.tsx'

interface DeletePhotoDialogProps {
  photo: Photo | null
  onClose: () => void
}

export function DeletePhotoDialog({ photo, onClose }: DeletePhotoDialogProps) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const removal = useMutation({
    mutationFn: async ({ id }: Photo) => {
      await api(removePhoto, { params: { id } })
      await queryClient.invalidateQueries(photosQuery)
    },
    onSuccess: (_, { id }) => {
      toast({ ...photoToasts.deleted, action: undo([{ kind: 'photo', id }]) })
      onClose()
    },
    onError: () => {
      toast({ ...photoToasts.deleteFailed, variant: 'destructive' })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open={photo !== null}
      onClose={onClose}
      title={texts.confirmTitle}
      description={texts.confirm}
      cancelLabel={texts.cancel}
      confirmLabel={removal.isPending ? texts.deleting : texts.delete}
      busy={removal.isPending}
      onConfirm={() => photo && removal.mutate(photo)}
    />
  )
}
