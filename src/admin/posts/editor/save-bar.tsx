import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Link } from 'wouter'
import { sumClips } from '#shared/markdown/cover.ts'
import { countWords, estimateReadingMinutes } from '#shared/reading-time.ts'
import type { PostStatus } from '#shared/schedule/schedule.ts'
import { clipTexts } from '#texts/admin/clips.ts'
import { autosaveTexts, draftConflictTexts, historyTexts } from '#texts/admin/drafts.ts'
import { editorFields, photoTexts, editorTexts as texts } from '#texts/admin/editor.ts'
import { postTexts } from '#texts/site/posts.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Save } from '#ui/icons/save.ts'
import { useTimeZone } from '../../app/diary.ts'
import { formatCompactTime } from '../days.ts'
import { StatusTag } from '../post-status.tsx'
import { type PostValues, restoredValuesOf } from '../post-values.ts'
import { HistoryButton } from './history.tsx'
import { PublishSwitch } from './publish-box.tsx'
import { ConflictDialog } from './save-dialogs.tsx'
import { usePublishChoice } from './schedule-fields.tsx'
import type { PostEditorState } from './use-post-editor.ts'

/** Shares a row with the title; on phones it is fixed at the bottom, in reach of the thumb. */
export function EditorBar({ editor }: { editor: PostEditorState }) {
  return (
    <>
      <SaveBar editor={editor} />
      <EditorActions editor={editor} />
    </>
  )
}

function SaveBar({ editor }: { editor: PostEditorState }) {
  const { form, autosave, photos } = editor
  const bar = useRef<HTMLDivElement>(null)
  const { status } = usePublishChoice(form)
  const actionKey = saveActionKey(editor.status, status)
  useAboveKeyboard(bar)
  return (
    <div className="cluster editor-bar" ref={bar}>
      <EditorStatus editor={editor} />
      <span className="thumb-publish">
        <PublishSwitch form={form} />
        <span aria-hidden="true">{editorFields.published}</span>
      </span>
      <Button
        small
        busy={autosave.isBusy || photos.isAwaited}
        disabled={!editor.isDirty}
        onClick={() => editor.submit('leave')}
      >
        {photos.isAwaited ? photoTexts.waiting : autosave.isBusy ? texts.saving : texts[actionKey]}
      </Button>
    </div>
  )
}

/** The button names what the save changes for visitors. */
function saveActionKey(now: PostStatus, chosen: PostStatus) {
  if (now === 'published') return chosen === 'published' ? 'update' : 'unpublish'
  if (chosen === 'published') return 'publish'
  if (chosen === 'draft') return 'save'
  return now === 'scheduled' ? 'update' : 'schedule'
}

function EditorStatus({ editor }: { editor: PostEditorState }) {
  const { local, remote } = editor.autosave
  const status = statusOf(editor, useTimeZone())
  return (
    <div className="editor-status">
      <StatusTag status={editor.status} />
      <span className="is-state" data-autosave={local} data-draft={remote.kind}>
        {status}
      </span>
      <DraftConflict editor={editor} />
      {/* Screen readers announce a pause in typing, not each letter. */}
      <span role="status" className="sr">
        {remote.kind === 'saving' ? '' : status}
      </span>
    </div>
  )
}

function statusOf({ autosave, savedAt }: PostEditorState, zone: string): string {
  const { remote } = autosave
  switch (remote.kind) {
    case 'saved':
      return autosaveTexts.draftSaved(formatCompactTime(zone, remote.at))
    case 'unchanged':
      return savedAt
        ? autosaveTexts.saved(formatCompactTime(zone, savedAt))
        : autosaveTexts.unchanged
    default:
      return autosaveTexts[remote.kind]
  }
}

/** The dialog never opens by itself: the owner may be typing. */
function DraftConflict({ editor }: { editor: PostEditorState }) {
  const [isOpen, setOpen] = useState(false)
  const { remote } = editor.autosave
  if (remote.kind !== 'conflict') return null
  const { theirs } = remote
  return (
    <>
      <Button variant="line" small onClick={() => setOpen(true)}>
        {autosaveTexts.compare}
      </Button>
      {isOpen && (
        <ConflictDialog
          texts={draftConflictTexts}
          theirs={restoredValuesOf(theirs)}
          mine={editor.form.getValues()}
          isSaving={editor.autosave.isBusy}
          onClose={() => setOpen(false)}
          onTakeTheirs={() => editor.loadRemoteAutosave(theirs)}
          onKeepBoth={() => editor.mergeRemoteAutosave(theirs)}
          onKeepMine={() => editor.overwriteRemote(theirs)}
        />
      )}
    </>
  )
}

const PAUSE_MS = 300

/** Counts words and reading time after a pause in typing, not at each letter. */
export function WordCount({ control }: { control: Control<PostValues> }) {
  const content = useWatch({ control, name: 'content' })
  const [counted, setCounted] = useState(content)
  useEffect(() => {
    const pause = setTimeout(() => setCounted(content), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [content])
  return <Counted text={counted} />
}

const Counted = memo(function Counted({ text }: { text: string }) {
  const clips = sumClips(text)
  return (
    <p className="editor-foot">
      <span>{historyTexts.words(countWords(text))}</span>
      {clips.count > 0 && <span>{clipTexts.inText(clips.count, clips.seconds)}</span>}
      <span>{postTexts.readingTime(estimateReadingMinutes(text))}</span>
    </p>
  )
})

function EditorActions({ editor }: { editor: PostEditorState }) {
  const { form, autosave, replaceValues } = editor
  const { postId } = autosave
  return (
    <div className="cluster editor-acts">
      <Button
        variant="line"
        small
        disabled={!editor.isDirty || autosave.isBusy}
        aria-label={texts.saveAndStay}
        onClick={() => editor.submit('stay')}
      >
        <Icon of={Save} />
        <span className="not-small">{texts.saveAndStay}</span>
      </Button>
      {postId !== null && (
        <HistoryButton postId={postId} current={form.getValues} onRestore={replaceValues} />
      )}
      <Link href="/admin" className={buttonClass({ variant: 'line', small: true })}>
        {texts.cancel}
      </Link>
    </div>
  )
}

/** Some phones lay the keyboard over the page without resizing it, so the fixed bar has to move up. */
function useAboveKeyboard(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const shown = window.visualViewport
    if (!shown) return
    const rise = () => {
      // Zooming also shrinks the visible part, without a keyboard.
      const hidden = shown.scale > 1 ? 0 : innerHeight - shown.height - shown.offsetTop
      bar.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`)
    }
    const ended = new AbortController()
    const { signal } = ended
    shown.addEventListener('resize', rise, { signal })
    shown.addEventListener('scroll', rise, { signal })
    rise()
    return () => ended.abort()
  }, [bar])
}
