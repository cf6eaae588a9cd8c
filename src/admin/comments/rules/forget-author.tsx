import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AdminComment,
  forgetCommenter,
  forgetCommenterOf,
} from '#shared/contract/comments.admin.ts'
import { moderationToasts, forgetTexts as texts } from '#texts/admin/comments.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { tellFailure } from '../../newsletter/mail/tell-failure.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { refreshComments } from '../comment-queries.ts'

interface ForgetProps {
  title: string
  isOpen: boolean
  forget: () => Promise<{ removed: number }>
  onClose: () => void
  onDone?: () => void
}

function Forget({ title, isOpen, forget, onClose, onDone }: ForgetProps) {
  const queryClient = useQueryClient()
  const forgetting = useMutation({
    mutationFn: forget,
    onSuccess({ removed }) {
      toast(texts.done(removed))
      onClose()
      onDone?.()
    },
    onError: (error) => tellFailure(error, moderationToasts.failed),
    onSettled: () => refreshComments(queryClient),
  })
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={title}
      description={texts.text}
      cancelLabel={texts.cancel}
      confirmLabel={forgetting.isPending ? texts.working : texts.confirm}
      busy={forgetting.isPending}
      onConfirm={() => forgetting.mutate()}
    />
  )
}

/** Of whoever wrote this comment. */
export function ForgetAuthor(props: { comment: AdminComment | null; onClose: () => void }) {
  const { comment, onClose } = props
  return (
    <Forget
      title={texts.titleOf(comment?.email ?? comment?.name ?? '')}
      isOpen={comment !== null}
      forget={() => api(forgetCommenterOf, { params: { id: comment?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}

export function ForgetEmail(props: {
  email: string
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}) {
  const { email } = props
  return (
    <Forget
      {...props}
      title={texts.title(email)}
      forget={() => api(forgetCommenter, { body: { email } })}
    />
  )
}
