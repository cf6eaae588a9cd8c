import { Eye } from 'lucide'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type LetterInput, type MailState, testLetter } from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { postLetterTexts as texts } from '#texts/admin/letters.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { api } from '../../app/api.ts'
import { TestMailButton } from '../mail/test-mail-button.tsx'
import { LetterPreview } from './letter-preview.tsx'

interface LetterTriesProps {
  form: UseFormReturn<LetterInput>
  post: AdminPost
  mail: MailState
}

/** Looking at it, and getting it oneself, before anybody else does. */
export function LetterTries({ form, post, mail }: LetterTriesProps) {
  const [shown, setShown] = useState<LetterInput | null>(null)
  return (
    <div className="letter-acts">
      <TestMailButton
        label={texts.test}
        canSend={mail.canSend}
        send={() => api(testLetter, { params: { id: post.id }, body: form.getValues() })}
      />
      <Button look="quiet" small onClick={form.handleSubmit(setShown)}>
        <Icon of={Eye} />
        {texts.preview}
      </Button>
      {shown && (
        <LetterPreview post={post} input={shown} from={mail.from} onClose={() => setShown(null)} />
      )}
    </div>
  )
}
