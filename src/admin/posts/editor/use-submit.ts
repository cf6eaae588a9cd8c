import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { photoTexts } from '#texts/admin/editor.ts'
import { letterToasts } from '#texts/admin/letters.ts'
import { showToast } from '#ui/overlays/toast.ts'
import type { useAiTools } from '../../assistant/use-ai-tools.ts'
import type { AfterSave } from '../../sync/autosave.ts'
import type { EditorAutosave } from '../../sync/use-autosave.ts'
import { listChangedFields, type PostValues, valuesOfPost } from '../post-values.ts'
import type { SaveTarget } from '../save-post.ts'
import { type AutoFill, focusFirstField, type TextFields } from './text-fields.ts'
import type { TextPhotos } from './text-photos.tsx'
import type { PostForm } from './use-post-form.ts'
import { useSaveOutcome } from './use-save-outcome.ts'

export interface SubmitOptions {
  postForm: PostForm
  fields: TextFields
  autoFill: AutoFill
  autosave: EditorAutosave
  photos: TextPhotos
  tools: ReturnType<typeof useAiTools>
  stored: AdminPost | null
  onSaved: (post: AdminPost, how: { after: AfterSave; isNew: boolean }) => void
}

interface SaveOptions {
  /** The open questions of the writing assistant are confirmed. */
  isConfirmed?: boolean
  /** A preview never publishes, whatever is chosen for the next save. */
  asDraft?: boolean
  /** Another version or post than the one that the editor opened, as the owner has decided. */
  target?: Partial<SaveTarget>
}

/** Saves the post: by the button, by Ctrl+S, or before a preview link is made. */
export function useSubmit(options: SubmitOptions) {
  const { postForm, fields, autoFill, autosave, photos, tools, stored, onSaved } = options
  const { form, values, hasUnsavedValues, rememberSaved } = postForm
  const [wantsLetter, setWantsLetter] = useState(false)
  const [unconfirmedSave, setUnconfirmedSave] = useState<AfterSave | null>(null)
  const applyOutcome = useSaveOutcome(form)
  useSaveShortcut(() => {
    if (hasUnsavedValues() && !autosave.isSaving()) void submit('stay')
  })

  /** Returns false if another save already waits for photos, or if a photo needs the owner. */
  async function waitForPhotos() {
    if (photos.isAwaited) return false
    if (await photos.waitUntilUploaded()) return true
    showToast({ ...photoTexts.notAdded, variant: 'destructive' })
    return false
  }

  /** Returns whether the post was saved. */
  async function submit(after: AfterSave, options: SaveOptions = {}): Promise<boolean> {
    const isGoingOut = !options.asDraft && postStatusOf(values()) !== 'draft'
    // Open questions of the writing assistant need a confirmation before the post is published.
    if (!options.isConfirmed && isGoingOut && tools.notes.left.length > 0) {
      setUnconfirmedSave(after)
      return false
    }
    autoFill.fillExcerpt()
    // An uploading photo may become the cover, so a save without a cover waits.
    const isCoverOpen = form.getValues('coverImage').trim() === ''
    if (isCoverOpen && !(await waitForPhotos())) return false
    autoFill.fillCover()
    let isSaved = false
    await form.handleSubmit(
      async () => {
        isSaved = await save(after, options)
      },
      (errors) => {
        if (errors.content) flushSync(() => fields.setView('write'))
        focusFirstField(form, (name) => errors[name] !== undefined)
      },
    )()
    return isSaved
  }

  async function save(after: AfterSave, { asDraft, target }: SaveOptions) {
    if (!(await waitForPhotos())) return false
    const isDraft = !asDraft || postStatusOf(values()) === 'draft'
    const schedule = stored?.schedule ?? null
    const sent = isDraft ? values() : { ...values(), published: false, schedule }
    const isNew = (target ?? autosave.target()).postId === null
    const letter = isNew && wantsLetter ? ('whole' as const) : undefined
    const outcome = await autosave.save({ request: { values: sent, after, letter }, target })
    if (!outcome) return false
    applyOutcome(outcome, { after, isNew })
    if (outcome.kind !== 'saved') return false
    onSaved(outcome.post, { after: finishSave(outcome.post, sent, after), isNew })
    const { letterProblem: description } = outcome.post
    if (description) {
      showToast({ title: letterToasts.notChosen, description, variant: 'destructive' })
    }
    return true
  }

  /** Returns whether the editor can close as requested. */
  function finishSave(saved: AdminPost, sent: PostValues, requested: AfterSave): AfterSave {
    // Text typed during the save is not part of it, so the editor stays open.
    if (requested === 'leave' && listChangedFields(sent, values()).length === 0) {
      rememberSaved(valuesOfPost(saved), saved.updatedAt)
      form.reset(valuesOfPost(saved))
      return 'leave'
    }
    // No reset of the form: it would lose the caret, the undo steps and spaces being typed.
    rememberSaved({ ...sent, slug: saved.slug }, saved.updatedAt)
    if (form.getValues('slug') === sent.slug) form.setValue('slug', saved.slug)
    autosave.update()
    return 'stay'
  }

  return {
    submit,
    letter: { isWanted: wantsLetter, onChange: setWantsLetter },
    /** Save that waits for the confirm dialog about open questions. */
    unconfirmedSave: { after: unconfirmedSave, close: () => setUnconfirmedSave(null) },
    /** Returns the post that a preview link can show, or null if it could not be saved. */
    async saveForPreview(): Promise<number | null> {
      const isUnsaved = autosave.target().postId === null || hasUnsavedValues()
      const isDraft = stored === null || postStatusOf(stored) === 'draft'
      const isSaved = !(isUnsaved && isDraft) || (await submit('stay', { asDraft: true }))
      return isSaved ? autosave.target().postId : null
    },
  }
}

function useSaveShortcut(save: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
    if (!isSave || event.altKey || event.shiftKey) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
