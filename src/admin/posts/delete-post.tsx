import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdminPostRow, removePost } from '#shared/contract/posts.admin.ts'
import { deletePostTexts, deletePostToasts } from '#texts/admin/posts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { adminPostsQuery } from '../app/queries.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { useUndo } from './deleted/use-deleted.ts'

interface DeletePostProps {
  post: AdminPostRow | null
  onClose: () => void
  onDeleted: () => void
}

export function DeletePost({ post, onClose, onDeleted }: DeletePostProps) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const remove = useMutation({
    mutationFn: (id: number) => api(removePost, { params: { id } }),
    async onSuccess(_, id) {
      await queryClient.invalidateQueries({ queryKey: adminPostsQuery.queryKey })
      toast({ ...deletePostToasts.done, action: undo([{ kind: 'post', id }]) })
      onClose()
      onDeleted()
    },
    // The dialog stays, so that trying again is one press away.
    onError: () => toast({ ...deletePostToasts.failed, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      open={post !== null}
      onClose={onClose}
      title={deletePostTexts.confirmTitle}
      description={deletePostTexts.confirm}
      cancelLabel={deletePostTexts.cancel}
      confirmLabel={remove.isPending ? deletePostTexts.deleting : deletePostTexts.delete}
      busy={remove.isPending}
      onConfirm={() => post && remove.mutate(post.id)}
    >
      <p className="delete-target">{post?.title}</p>
    </ConfirmDialog>
  )
}
