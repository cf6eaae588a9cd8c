import type { Draft } from '#shared/contract/history.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { editorToasts } from '#texts/admin/editor.ts'
import { toast } from '#ui/overlays/toast.ts'
import { findDraftVersion } from './drafts/find-draft-version.ts'
import { type Offer, valuesOfDraft } from './drafts/offered-words.ts'
import type { Drafts } from './drafts/use-drafts.ts'
import { keepWords } from './drafts/use-form-autosave.ts'
import { placeOf } from './drafts/use-server-draft.ts'
import type { AutoFill } from './fields/use-auto-fill.ts'
import type { PostForm } from './fields/use-post-form.ts'
import type { TextFields, TextName } from './fields/use-text-fields.ts'
import { changedFields, type PostValues, valuesOf, valuesOfPost } from './post-values.ts'
import type { AfterSave } from './saving/use-refresh-posts.ts'
import type { Saving } from './saving/use-save.ts'

/** The editor's hooks, for the actions that need several of them. */
export interface EditorParts {
  postForm: PostForm
  fields: TextFields
  drafts: Drafts
  autoFill: AutoFill
  saving: Saving
}

/** Puts whole other words into the form; the texts stay within reach of Ctrl+Z. */
export function replaceValues(
  { postForm: { form }, fields, autoFill }: Omit<EditorParts, 'saving' | 'drafts'>,
  values: PostValues,
) {
  const set = (name: keyof PostValues) => form.setValue(name, values[name], { shouldDirty: true })
  const texts: TextName[] = ['title', 'slug', 'content', 'excerpt']
  for (const name of changedFields(valuesOf(form.getValues()), values)) {
    const text = texts.find((one) => one === name)
    if (text) fields.write(text, values[text])
    else set(name)
  }
  // What was filled in on the way is replaced by what was kept.
  for (const name of changedFields(valuesOf(form.getValues()), values)) set(name)
  autoFill.startFrom(values)
}

export async function restoreDraft(parts: EditorParts, draft: Offer) {
  const { postForm, drafts, saving } = parts
  const { version, createKey = saving.target().createKey } = draft
  saving.setTarget({ version, createKey })
  const values = valuesOfDraft(draft.values)
  drafts.server.autosave.adopt(await findDraftVersion(placeOf(saving.target()).key, draft))
  replaceValues(parts, values)
  keepWords(drafts, saving.target(), valuesOf(postForm.form.getValues()))
  await drafts.autosave.flush()
  await drafts.drop(draft)
  toast(editorToasts.restored)
}

/** Theirs comes into the editor; mine is set aside and offered, not lost. */
export async function takeTheirs(
  { postForm, drafts, autoFill, saving }: EditorParts,
  theirs: AdminPost,
) {
  const { form } = postForm
  await drafts.setAside(form.getValues(), { id: theirs.id, version: saving.target().version })
  const values = valuesOfPost(theirs)
  saving.setTarget({ postId: theirs.id, version: theirs.version })
  postForm.rememberSaved(values, theirs.updatedAt)
  form.reset(values)
  autoFill.startFrom(values)
  saving.clearProblem()
  await drafts.autosave.forget()
}

/** The other window's words come into the editor; mine are set aside and offered, not lost. */
export async function takeOtherDraft(parts: EditorParts, theirs: Draft) {
  const { postForm, drafts, saving } = parts
  const { postId, version } = saving.target()
  await drafts.setAside(postForm.form.getValues(), { id: postId, version })
  drafts.server.autosave.adopt(theirs.version)
  replaceValues(parts, valuesOfDraft(theirs))
}

/** Knowingly, and over no words but those that were shown. */
export function keepMyDraft({ postForm, drafts, saving }: EditorParts, theirs: Draft) {
  drafts.server.autosave.adopt(theirs.version)
  keepWords(drafts, saving.target(), valuesOf(postForm.form.getValues()))
}

export function takeFreeSlug({ postForm, fields, saving }: EditorParts, slug: string) {
  fields.write('slug', slug)
  postForm.form.clearErrors('slug')
  saving.clearFreeSlug()
}

/** The words that were sent are safe. Answers whether the editor can be left, as was wanted. */
export function settleSave(
  { postForm, drafts, saving }: Pick<EditorParts, 'postForm' | 'drafts' | 'saving'>,
  stored: AdminPost,
  sent: PostValues,
  wanted: AfterSave,
): AfterSave {
  const { form, rememberSaved } = postForm
  drafts.server.autosave.adopt(null)
  // What was typed while the save was under way is not in it: the editor stays open.
  const isTypedMeanwhile = changedFields(sent, form.getValues()).length > 0
  if (wanted === 'leave' && !isTypedMeanwhile) {
    const values = valuesOfPost(stored)
    rememberSaved(values, stored.updatedAt)
    form.reset(values)
    void drafts.autosave.forget()
    return 'leave'
  }
  // The caret, the undo steps and the spaces being typed stay as they are.
  rememberSaved({ ...sent, slug: stored.slug }, stored.updatedAt)
  if (form.getValues('slug') === sent.slug) form.setValue('slug', stored.slug)
  if (!postForm.hasUnsavedWords()) void drafts.autosave.forget()
  else keepWords(drafts, saving.target(), valuesOf(form.getValues()))
  return 'stay'
}
