import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { type Letter, LetterInput, type MailState } from '#shared/contract/letters.ts'
import type { AdminPost } from '#shared/contract/posts.ts'
import { postLetterTexts as texts } from '#shared/texts/post-letter.ts'
import { LetterFields } from './letter-fields.tsx'
import { LetterTries } from './letter-tries.tsx'
import { useChooseLetter } from './use-choose-letter.ts'

interface ChosenLetterProps {
  post: AdminPost
  letter: Letter
  mail: MailState
}

/** Saved by itself, whenever a field is left: nobody looks for a second Save button. */
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
  const state = save.isPending ? texts.saving : save.isSuccess && texts.saved
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the fields inside it, and is none itself
    <div
      className="letter-fields"
      onBlur={() => saveChanges()}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'radio') void saveChanges()
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
