import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Mail } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LetterInput, type MailState } from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { letterToasts, postLetterTexts as texts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FormActs } from '../../parts/fields.tsx'
import { LetterFields } from './letter-fields.tsx'
import { LetterTries } from './letter-tries.tsx'
import { firstWords, useChooseLetter } from './use-choose-letter.ts'

interface SendLetterProps {
  post: AdminPost
  readers: number
  mail: MailState
}

/** Of a post that is public: it goes out at once, so the owner is asked first. */
export function SendLetter(props: SendLetterProps) {
  const { readers } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <strong className="label">{texts.heading}</strong>
      <p className="hint">{readers === 0 ? texts.nobody : texts.publicHint(readers)}</p>
      <Button look="quiet" small disabled={readers === 0} onClick={() => setOpen(true)}>
        <Icon of={Mail} />
        {texts.sendPublic}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.confirmTitle(readers)}
        description={texts.confirm}
        closeLabel={adminTexts.close}
      >
        <SendForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function SendForm({ post, mail, onClose }: SendLetterProps & { onClose: () => void }) {
  const form = useForm<LetterInput>({
    resolver: standardSchemaResolver(LetterInput),
    defaultValues: firstWords(post),
  })
  const send = useChooseLetter(post, letterToasts.onItsWay)
  const submit = form.handleSubmit((values) => send.mutate(values))
  return (
    <form className="form-stack" noValidate onSubmit={submit}>
      <LetterFields form={form} />
      <LetterTries form={form} post={post} mail={mail} />
      <FormActs cancelLabel={texts.cancel} onCancel={onClose} busy={send.isPending}>
        {send.isPending ? texts.sending : texts.confirmSend}
      </FormActs>
    </form>
  )
}
