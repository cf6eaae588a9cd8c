import type { Letter, MailState } from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { letterToasts, postLetterTexts as texts } from '#texts/admin/letters.ts'
import { toast } from '#ui/overlays/toast.ts'
import { Switch } from '../../parts/fields.tsx'
import { useTakeBack } from '../mail/take-back.tsx'
import { ChosenLetter } from './chosen-letter.tsx'
import { firstWords, useChooseLetter } from './use-choose-letter.ts'

interface LetterSwitchProps {
  post: AdminPost
  letter: Letter | null
  readers: number
  mail: MailState
}

/** Before a post is public: its letter waits for it, and can be had or not until then. */
export function LetterSwitch({ post, letter, readers, mail }: LetterSwitchProps) {
  const choose = useChooseLetter(post, letterToasts.chosen)
  const takeBack = useTakeBack()
  const drop = (dropped: Letter) => {
    const { subject, previewText, kind } = dropped
    const undo = () => choose.mutate({ subject, previewText, kind })
    takeBack.mutate(post.id, {
      onSuccess: () =>
        toast({
          ...letterToasts.takenBack,
          action: { label: letterToasts.undo, onAction: undo },
        }),
    })
  }
  return (
    <>
      <div className="row" data-field="letter">
        <div>
          <strong className="label">{texts.send(readers)}</strong>
          <p id="letter-hint">{readers === 0 ? texts.nobody : texts.hint}</p>
        </div>
        <Switch
          checked={letter !== null}
          pending={choose.isPending || takeBack.isPending}
          onCheckedChange={() => (letter ? drop(letter) : choose.mutate(firstWords(post)))}
          aria-label={texts.send(readers)}
          aria-describedby="letter-hint"
        />
      </div>
      {letter && <ChosenLetter key={letter.id} post={post} letter={letter} mail={mail} />}
    </>
  )
}
