import { useState } from 'react'
import { markdownToText } from '#shared/markdown/words.ts'
import { countWords } from '#shared/reading-time.ts'
import { historyTexts, restoreTexts as texts, unfinishedTexts } from '#texts/admin/drafts.ts'
import { moments } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTimeZone } from '../../app/diary.ts'
import { useConfirm } from '../../parts/confirm.tsx'
import type { RestorableCopy } from '../../sync/restorable-copies.ts'
import { PostDifferences } from './post-differences.tsx'
import type { PostEditorState } from './use-post-editor.ts'

const END_LENGTH = 50

const lastWords = (words: string) =>
  words.length <= END_LENGTH ? words : `…${words.slice(-END_LENGTH).replace(/^\S*\s/, '')}`

export function RestorableCopyNotice({
  editor,
  offer,
}: {
  editor: PostEditorState
  offer: RestorableCopy
}) {
  const zone = useTimeZone()
  const confirm = useConfirm()
  const [isShown, setShown] = useState(false)
  const { values, isOnServer, changedAt, version } = offer
  const title = values.title.trim() || unfinishedTexts.untitled
  const text = (isOnServer ? texts.onServer : texts.text)(
    title,
    moments.dayAndClock(zone, changedAt),
  )
  const words = markdownToText(values.content)
  const discard = () =>
    confirm({
      title: texts.discardTitle,
      text: isOnServer ? texts.discardOnServer : texts.discardText,
      cancel: texts.keep,
      confirm: texts.discard,
      act: () => editor.offers.discard(offer),
    })
  return (
    <section className="offer" aria-label={`${texts.title}: ${text}`}>
      <div>
        <h2>{texts.title}</h2>
        <p>{text}</p>
        {words !== '' && (
          <p className="hint">
            {texts.ends(historyTexts.words(countWords(words)), lastWords(words))}
          </p>
        )}
        {version !== editor.autosave.target().version && <p>{texts.savedSince}</p>}
      </div>
      <div className="cluster">
        <Button small disabled={editor.autosave.isBusy} onClick={() => editor.restore(offer)}>
          {texts.restore}
        </Button>
        <Button small variant="line" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
        <Button small variant="bad" onClick={discard}>
          {texts.discard}
        </Button>
      </div>
      {isShown && <PostDifferences before={editor.form.getValues()} after={values} same="" />}
    </section>
  )
}
