import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { statusOf } from '#shared/schedule/schedule.ts'
import { photoTexts } from '#texts/admin/editor.ts'
import { toast } from '#ui/overlays/toast.ts'
import type { Drafts } from '../drafts/use-drafts.ts'
import { keepWords } from '../drafts/use-form-autosave.ts'
import { focusFirst } from '../fields/focus-first.ts'
import type { AutoFill } from '../fields/use-auto-fill.ts'
import type { TextFields } from '../fields/use-text-fields.ts'
import type { TextPhotos } from '../photos/use-text-photos.ts'
import { type PostValues, valuesOf } from '../post-values.ts'
import type { AfterSave } from './use-refresh-posts.ts'
import type { Saving } from './use-save.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

interface SubmitParts {
  form: UseFormReturn<PostValues>
  fields: TextFields
  drafts: Drafts
  autoFill: AutoFill
  saving: Saving
  photos: TextPhotos
  /** Questions of the writing helper that nobody has answered yet. */
  questionsLeft: number
  hasUnsavedWords: () => boolean
}

/** The way of a save, from the button or the keys to the server. */
export function useSubmit(parts: SubmitParts) {
  const { form, fields, drafts, autoFill, saving, photos, questionsLeft, hasUnsavedWords } = parts
  const [asked, setAsked] = useState<AfterSave | null>(null)

  async function send(after: AfterSave) {
    if (photos.isAwaited) return
    if (!(await photos.whenSettled())) {
      return void toast({ ...photoTexts.notAdded, variant: 'destructive' })
    }
    // Should the page die in the middle of the save, the words are in the browser already.
    await drafts.autosave.flush()
    const draftVersion = await drafts.server.autosave.settle()
    const isSaved = await saving.save(valuesOf(form.getValues()), after, draftVersion)
    if (!isSaved) keepWords(drafts, saving.target(), valuesOf(form.getValues()))
  }

  function submit(after: AfterSave, isSure = false) {
    const isGoingOut = statusOf(form.getValues()) !== 'draft'
    if (!isSure && isGoingOut && questionsLeft > 0) return setAsked(after)
    autoFill.fillExcerpt()
    return form.handleSubmit(
      () => send(after),
      (errors) => {
        if (errors.content) flushSync(() => fields.setView('write'))
        focusFirst(form, (name) => errors[name] !== undefined)
      },
    )()
  }
  useSaveShortcut(() => {
    if (hasUnsavedWords() && !saving.isSaving) void submit('stay')
  })

  return { submit, asked: { after: asked, close: () => setAsked(null) } }
}
