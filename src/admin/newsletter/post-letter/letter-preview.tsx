import { useQuery } from '@tanstack/react-query'
import { type LetterInput, previewLetter } from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { mailPreviewTexts, postLetterTexts as texts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { api, messageOf } from '../../app/api.ts'

import { Dialog } from '../../parts/dialog.tsx'
import { MailFrame, MailWidths, useMailWidth } from '../mail/mail-frame.tsx'

interface LetterPreviewProps {
  post: AdminPost
  input: LetterInput
  from: string
  onClose: () => void
}

/** Made by the server from what is stored, as it would be sent. */
export function LetterPreview({ post, input, from, onClose }: LetterPreviewProps) {
  const width = useMailWidth()
  const { data, error } = useQuery({
    queryKey: [previewLetter.path, post.id, post.version, input],
    queryFn: ({ signal }) => api(previewLetter, { params: { id: post.id }, body: input, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      wide
      onClose={onClose}
      title={texts.previewTitle}
      description={texts.previewSaved}
      closeLabel={adminTexts.close}
    >
      <div className="letter-preview">
        <MailWidths {...width} />
        {error && <ErrorBox>{messageOf(error)}</ErrorBox>}
        {!data && !error && <p role="status">{mailPreviewTexts.loading}</p>}
        {data?.isShortened && <p className="hint">{mailPreviewTexts.isShortened}</p>}
        {data && (
          <MailFrame from={from} subject={input.subject} html={data.html} width={width.width} />
        )}
      </div>
    </Dialog>
  )
}
