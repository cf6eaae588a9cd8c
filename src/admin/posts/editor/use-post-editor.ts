import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { Draft } from '#shared/contract/history.admin.ts'
import { type AdminPost, PostInput } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { editorToasts, photoTexts } from '#texts/admin/editor.ts'
import { toast } from '#ui/overlays/toast.ts'
import { useUsualTime } from '../../app/diary.ts'
import { findIdea } from '../../assistant/chosen-idea.ts'
import { useAiTools } from '../../assistant/use-ai-tools.ts'
import { findDraftVersion, type Offer, valuesOfDraft } from './draft-offers.tsx'
import { changedFields, emptyPost, type PostValues, valuesOf, valuesOfPost } from './post-values.ts'
import {
  type AutoFill,
  focusFirst,
  type TextFields,
  type TextName,
  useAutoFill,
  useTextFields,
  type View,
} from './text-fields.ts'
import { type TextPhotos, useTextPhotos } from './text-photos.tsx'
import { type Drafts, keepWords, placeOf, useDrafts, useFormAutosave } from './use-drafts.ts'
import { type AfterSave, type Saving, useSave } from './use-save.ts'

export interface PostEditorOptions {
  /** Null for a new one. */
  post: AdminPost | null
  /** An unfinished one of the server: what a new post goes on with, or what is offered beside a stored one. */
  draft: Draft | null
  /** The day that a new post is for. */
  day: string | null
  view: View
  onSaved: (post: AdminPost, how: { after: AfterSave; isNew: boolean }) => void
}

const publicDayOf = (post: AdminPost) => (post.published ? post.date : null)

/** Everything that happens in the editor; what is drawn is elsewhere. */
export function usePostEditor({ post, draft, day, view, onSaved }: PostEditorOptions) {
  const usualTime = useUsualTime()
  const [start] = useState(() => {
    if (post) return valuesOfPost(post)
    return { ...emptyPost, schedule: day ? { day, time: usualTime } : null }
  })
  const [opened] = useState(post ? null : draft)
  const [shown] = useState(() => (opened ? valuesOfDraft(opened) : start))
  const [chosenIdea] = useState(() => (post || opened ? null : findIdea()))
  const postForm = usePostForm({ start, shown, startedAt: post?.updatedAt ?? null })
  const { form, isDirty, savedAt, hasUnsavedWords } = postForm
  const [publicSince, setPublicSince] = useState(() => post && publicDayOf(post))
  const fields = useTextFields(form, view)
  const postId = post?.id ?? null
  const drafts = useDrafts({ postId, saved: start, opened, found: post && draft })
  const autoFill = useAutoFill(form, shown)
  const saving: Saving = useSave({
    form,
    start: { postId, version: post?.version ?? null, createKey: opened?.key ?? null },
    onSaved(stored, sent, { after, isNew }) {
      setPublicSince(publicDayOf(stored))
      onSaved(stored, {
        after: settleSave({ postForm, drafts, saving }, stored, sent, after),
        isNew,
      })
    },
  })
  useFormAutosave({ form, drafts, saving, hasUnsavedWords })
  const photos = useTextPhotos(fields, (coverImage) =>
    form.setValue('coverImage', coverImage, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    }),
  )
  const tools = useAiTools(fields, chosenIdea)
  const parts = { postForm, fields, drafts, autoFill, saving }
  const { submit, asked } = useSubmit({
    form,
    fields,
    drafts,
    autoFill,
    saving,
    photos,
    hasUnsavedWords,
    questionsLeft: tools.notes.left.length,
  })

  return {
    ...parts,
    form,
    tools,
    publicSince,
    asked,
    photos,
    isDirty,
    savedAt,
    hasUnsavedWords,
    submit,
    replaceValues: (values: PostValues) => replaceValues(parts, values),
    restoreDraft: (offer: Offer) => restoreDraft(parts, offer),
    takeTheirs: (theirs: AdminPost) => takeTheirs(parts, theirs),
    takeOtherDraft: (theirs: Draft) => takeOtherDraft(parts, theirs),
    keepMyDraft: (theirs: Draft) => keepMyDraft(parts, theirs),
    takeFreeSlug: (slug: string) => takeFreeSlug(parts, slug),
  }
}

export type PostEditorState = ReturnType<typeof usePostEditor>

/** The editor's hooks, for the actions that need several of them. */
interface EditorParts {
  postForm: PostForm
  fields: TextFields
  drafts: Drafts
  autoFill: AutoFill
  saving: Saving
}

/** Puts whole other words into the form; the texts stay within reach of Ctrl+Z. */
function replaceValues(
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

async function restoreDraft(parts: EditorParts, draft: Offer) {
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
async function takeTheirs({ postForm, drafts, autoFill, saving }: EditorParts, theirs: AdminPost) {
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
async function takeOtherDraft(parts: EditorParts, theirs: Draft) {
  const { postForm, drafts, saving } = parts
  const { postId, version } = saving.target()
  await drafts.setAside(postForm.form.getValues(), { id: postId, version })
  drafts.server.autosave.adopt(theirs.version)
  replaceValues(parts, valuesOfDraft(theirs))
}

/** Knowingly, and over no words but those that were shown. */
function keepMyDraft({ postForm, drafts, saving }: EditorParts, theirs: Draft) {
  drafts.server.autosave.adopt(theirs.version)
  keepWords(drafts, saving.target(), valuesOf(postForm.form.getValues()))
}

function takeFreeSlug({ postForm, fields, saving }: EditorParts, slug: string) {
  fields.write('slug', slug)
  postForm.form.clearErrors('slug')
  saving.clearFreeSlug()
}

/** The words that were sent are safe. Answers whether the editor can be left, as was wanted. */
function settleSave(
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

interface FormStart {
  /** What the server holds as the post. */
  start: PostValues
  /** What the editor opens with. */
  shown: PostValues
  startedAt: string | null
}

/** The form, beside what the server holds. */
function usePostForm({ start, shown: first, startedAt }: FormStart) {
  const form = useForm<PostValues>({
    // What goes to the server is checked by the contract; the form keeps the owner's own spaces.
    resolver: standardSchemaResolver(PostInput) as unknown as Resolver<PostValues>,
    defaultValues: first,
    // By us, in reading order: the cover is no field that could take it.
    shouldFocusError: false,
  })
  const [savedAt, setSavedAt] = useState(startedAt)
  // A ref as well as state: the leave guard asks right after a save, before the next render.
  const savedNow = useRef(start)
  const [isDirty, setDirty] = useState(() => changedFields(start, first).length > 0)
  const hasUnsavedWords = () => changedFields(savedNow.current, form.getValues()).length > 0
  const look = useEffectEvent(() => setDirty(hasUnsavedWords()))
  // Not by watching: each letter would draw the whole editor anew.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => look() }), [form])
  return {
    form,
    savedAt,
    isDirty,
    hasUnsavedWords,
    rememberSaved(values: PostValues, at: string) {
      savedNow.current = values
      setSavedAt(at)
      setDirty(hasUnsavedWords())
    },
  }
}

type PostForm = ReturnType<typeof usePostForm>

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
function useSubmit(parts: SubmitParts) {
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

/** Ctrl+S or ⌘S saves and stays. */
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
