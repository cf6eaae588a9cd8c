import { dropLetterTexts as texts } from '#texts/admin/letters.ts'
import { ConfirmDialog } from '../../../parts/confirm.tsx'
import { useTakeBack } from '../../mail/take-back.tsx'

interface DropLetterProps {
  /** Of the post whose letter is not to be sent; null while nothing is asked. */
  postId: number | null
  onClose: () => void
}

export function DropLetter({ postId, onClose }: DropLetterProps) {
  const { mutate, isPending } = useTakeBack()
  return (
    <ConfirmDialog
      open={postId !== null}
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      cancelLabel={texts.cancel}
      confirmLabel={isPending ? texts.dropping : texts.drop}
      busy={isPending}
      onConfirm={() => postId !== null && mutate(postId, { onSuccess: onClose })}
    />
  )
}
