import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type Letter, LetterInput, type MailState } from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { postLetterTexts as texts } from '#texts/admin/letters.ts'
import { LetterFields } from './letter-fields.tsx'
import { LetterTries } from './letter-tries.tsx'
import { useChooseLetter } from './use-choose-letter.ts'

interface ChosenLetterProps {
  post: AdminPost
  letter: Letter
  mail: MailState
}

const PAUSE_MS = 1000

/** Saved by itself, after a pause or when a field is left: nobody looks for a second Save button. */
export function ChosenLetter({ post, letter, mail }: ChosenLetterProps) {
  const { subject, previewText, kind } = letter
  const form = useForm<LetterInput>({
    resolver: standardSchemaResolver(LetterInput),
    defaultValues: { subject, previewText, kind },
    mode: 'onBlur',
  })
  const save = useChooseLetter(post)
  const saveChanges = form.handleSubmit((values) => {
    if (!isChanged(values, letter)) return
    save.mutate(values)
  })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const saveAfterPause = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      // Half a subject is no mistake yet.
      if (LetterInput.safeParse(form.getValues()).success) void saveChanges()
    }, PAUSE_MS)
  }
  const state = save.isPending ? texts.saving : save.isSuccess && texts.saved
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the fields inside it, and is none itself
    <div
      className="letter-fields"
      onBlur={() => saveChanges()}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'radio') void saveChanges()
        else saveAfterPause()
      }}
    >
      <LetterFields form={form} />
      <p className="hint" role="status">
        {Object.keys(form.formState.errors).length > 0 ? texts.unsent : state}
      </p>
      <LetterTries form={form} post={post} mail={mail} />
    </div>
  )
}

const isChanged = (values: LetterInput, { subject, previewText, kind }: Letter) =>
  values.subject !== subject || values.previewText !== previewText || values.kind !== kind
