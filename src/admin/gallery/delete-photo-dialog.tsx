import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Photo, removePhoto } from '#shared/contract/photos.ts'
import { photoToasts, deletePhotoTexts as texts } from '#shared/texts/gallery.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toast } from '#ui/toast.ts'
import { api } from '../api.ts'
import { photosQuery } from '../queries.ts'

interface DeletePhotoDialogProps {
  photo: Photo | null
  onClose: () => void
}

export function DeletePhotoDialog({ photo, onClose }: DeletePhotoDialogProps) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: async ({ id }: Photo) => {
      await api(removePhoto, { params: { id } })
      await queryClient.invalidateQueries(photosQuery)
    },
    onSuccess: () => {
      toast(photoToasts.deleted)
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
      onOpenChange={(open) => !open && !removal.isPending && onClose()}
      title={texts.confirmTitle}
      description={texts.confirm}
      cancelLabel={texts.cancel}
      confirmLabel={removal.isPending ? texts.deleting : texts.delete}
      busy={removal.isPending}
      onConfirm={() => photo && removal.mutate(photo)}
    />
  )
}
