import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Resolver, useForm } from 'react-hook-form'
import type { Autosave } from '#shared/contract/history.admin.ts'
import { type AdminPost, PostInput } from '#shared/contract/posts.admin.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { mergeTexts } from '#texts/admin/drafts.ts'
import { editorToasts, photoTexts } from '#texts/admin/editor.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { useUsualPublishTime } from '../../app/diary.ts'
import { findIdea } from '../../assistant/chosen-idea.ts'
import { useAiTools } from '../../assistant/use-ai-tools.ts'
import { sendPostAsLetter } from '../../newsletter/queries.ts'
import { createRandomKey } from '../../parts/random-key.ts'
import type { RestorableCopy } from '../../sync/restorable-copies.ts'
import { mergePosts } from '../merge-posts.ts'
import {
  emptyPostValues,
  isSamePostValues,
  listChangedFields,
  type PostValues,
  restoredValuesOf,
  toPostValues,
  valuesOfPost,
} from '../post-values.ts'
import {
  type EditorView,
  focusFirstField,
  type TextFieldName,
  useAutoFill,
  useTextFields,
} from './text-fields.ts'
import { useTextPhotos } from './text-photos.tsx'
import { useAutosaver, useRestorableCopies } from './use-autosave.ts'
import { type AfterSave, type SaveState, useSavePost } from './use-save.ts'

export interface PostEditorOptions {
  post: AdminPost | null
  /** Autosave that a new post continues, or that is offered next to a stored post. */
  draft: Autosave | null
  day: string | null
  view: EditorView
  onSaved: (post: AdminPost, how: { after: AfterSave; isNew: boolean }) => void
}

export function usePostEditor({ post, draft, day, view, onSaved }: PostEditorOptions) {
  const usualTime = useUsualPublishTime()
  const [start] = useState(() => {
    if (post) return valuesOfPost(post)
    return { ...emptyPostValues, schedule: day ? { day, time: usualTime } : null }
  })
  const [opened] = useState(post ? null : draft)
  const [shown] = useState(() => (opened ? restoredValuesOf(opened) : start))
  const [chosenIdea] = useState(() => (post || opened ? null : findIdea()))
  const [draftKey] = useState(createRandomKey)
  const [stored, setStored] = useState(post)
  const [wantsLetter, setWantsLetter] = useState(false)
  const [unconfirmedSave, setUnconfirmedSave] = useState<AfterSave | null>(null)
  const { form, isDirty, savedAt, hasUnsavedWords, rememberSaved } = usePostForm({
    start,
    shown,
    startedAt: post?.updatedAt ?? null,
  })
  const fields = useTextFields(form, view)
  const autoFill = useAutoFill(form, shown)
  const postId = post?.id ?? null
  const saving: SaveState = useSavePost({
    form,
    start: { postId, version: post?.version ?? null, createKey: opened?.key ?? null },
    onSaved(saved, sent, { after, isNew }) {
      setStored(saved)
      if (isNew && wantsLetter) void sendPostAsLetter(saved)
      onSaved(saved, { after: finishSave(saved, sent, after), isNew })
    },
  })
  const { state: draftState, saver } = useAutosaver({
    draftKey,
    form,
    // An autosave equal to the form is continued, not offered.
    draftVersion: draft && isSamePostValues(restoredValuesOf(draft), shown) ? draft.version : null,
    target: saving.target,
    hasUnsavedWords,
  })
  const found = post && draft
  const offers = useRestorableCopies({ postId, saved: start, draftKey, opened, found })
  const photos = useTextPhotos(fields, (coverImage) =>
    form.setValue('coverImage', coverImage, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    }),
  )
  const tools = useAiTools(fields, chosenIdea)
  useSaveShortcut(() => {
    if (hasUnsavedWords() && !saving.isSaving) void submit('stay')
  })

  const values = () => toPostValues(form.getValues())
  const autosave = () => saver.change(values(), saving.target())

  /** Replaces all values of the form; Ctrl+Z undoes the changes of the text fields. */
  function replaceValues(next: PostValues) {
    const set = (name: keyof PostValues) => form.setValue(name, next[name], { shouldDirty: true })
    const texts: TextFieldName[] = ['title', 'slug', 'content', 'excerpt']
    for (const name of listChangedFields(values(), next)) {
      const text = texts.find((text) => text === name)
      if (text) fields.write(text, next[text])
      else set(name)
    }
    // Writing the texts may have filled other fields automatically; the new values win.
    for (const name of listChangedFields(values(), next)) set(name)
    autoFill.startFrom(next)
  }

  async function restoreDraft(offer: RestorableCopy) {
    const { version, createKey = saving.target().createKey, draftVersion = null } = offer
    const restored = restoredValuesOf(offer.values)
    saving.setTarget({ version, createKey })
    // A closing page sends its last values without hearing the answer, so the server may have them.
    saver.continueFrom(draftVersion, restored)
    replaceValues(restored)
    autosave()
    if (await saver.saveLocally()) await offers.drop(offer)
    showToast(editorToasts.restored)
  }

  /** Loads the remote post; the owner's values are stored and offered, so they are not lost. */
  async function loadRemotePost(remote: AdminPost) {
    await offers.setAside(form.getValues(), { ...saving.target(), postId: remote.id })
    const remoteValues = valuesOfPost(remote)
    saving.setTarget({ postId: remote.id, version: remote.version })
    setStored(remote)
    rememberSaved(remoteValues, remote.updatedAt)
    form.reset(remoteValues)
    autoFill.startFrom(remoteValues)
    saving.clearProblem()
    await saver.discard()
  }

  /** Loads the other window's autosave; the owner's values are stored and offered, so they are not lost. */
  async function loadRemoteAutosave(remote: Autosave) {
    await offers.setAside(form.getValues(), saving.target())
    saver.continueFrom(remote.version)
    replaceValues(restoredValuesOf(remote))
  }

  /** Merges without saving: a published post must not show both versions before the owner has checked them. */
  function merge(remote: PostValues) {
    replaceValues(mergePosts(values(), remote))
    autosave()
    showToast(mergeTexts.toast)
  }

  function mergeRemotePost(remote: AdminPost) {
    const saved = valuesOfPost(remote)
    saving.setTarget({ postId: remote.id, version: remote.version })
    setStored(remote)
    rememberSaved(saved, remote.updatedAt)
    flushSync(saving.clearProblem)
    merge(saved)
  }

  function mergeRemoteAutosave(remote: Autosave) {
    flushSync(() => saver.continueFrom(remote.version))
    merge(restoredValuesOf(remote))
  }

  /** Overwrites only the remote autosave that the owner has just seen. */
  function overwriteRemote(remote: Autosave) {
    saver.continueFrom(remote.version)
    autosave()
  }

  function takeFreeSlug(slug: string) {
    fields.write('slug', slug)
    form.clearErrors('slug')
    saving.clearFreeSlug()
  }

  /** Returns false if another save already waits for photos, or if a photo needs the owner. */
  async function waitForPhotos() {
    if (photos.isAwaited) return false
    if (await photos.waitUntilUploaded()) return true
    showToast({ ...photoTexts.notAdded, variant: 'destructive' })
    return false
  }

  async function submit(after: AfterSave, isConfirmed = false) {
    const isGoingOut = postStatusOf(form.getValues()) !== 'draft'
    // Open questions of the writing assistant need a confirmation before the post is published.
    if (!isConfirmed && isGoingOut && tools.notes.left.length > 0) return setUnconfirmedSave(after)
    autoFill.fillExcerpt()
    // An uploading photo may become the cover, so a save without a cover waits.
    const isCoverOpen = form.getValues('coverImage').trim() === ''
    if (isCoverOpen && !(await waitForPhotos())) return
    autoFill.fillCover()
    return form.handleSubmit(
      () => send(after),
      (errors) => {
        if (errors.content) flushSync(() => fields.setView('write'))
        focusFirstField(form, (name) => errors[name] !== undefined)
      },
    )()
  }

  async function send(after: AfterSave) {
    if (!(await waitForPhotos())) return
    // Stores the values locally first, in case the page crashes during the save.
    const draftVersion = await saver.flushBeforeSave()
    if (!(await saving.save(values(), after, draftVersion))) autosave()
  }

  /** Called after a successful save; returns whether the editor can close as requested. */
  function finishSave(stored: AdminPost, sent: PostValues, requested: AfterSave): AfterSave {
    saver.continueFrom(null)
    // Text typed during the save is not part of it, so the editor stays open.
    const isTypedMeanwhile = listChangedFields(sent, form.getValues()).length > 0
    if (requested === 'leave' && !isTypedMeanwhile) {
      const saved = valuesOfPost(stored)
      rememberSaved(saved, stored.updatedAt)
      form.reset(saved)
      void saver.discard()
      return 'leave'
    }
    // No reset of the form: it would lose the caret, the undo steps and spaces being typed.
    rememberSaved({ ...sent, slug: stored.slug }, stored.updatedAt)
    if (form.getValues('slug') === sent.slug) form.setValue('slug', stored.slug)
    if (hasUnsavedWords()) autosave()
    else void saver.discard()
    return 'stay'
  }

  return {
    form,
    fields,
    autoFill,
    saving,
    saver,
    draft: draftState,
    offers,
    photos,
    tools,
    /** Status that visitors see now, whatever is chosen for the next save. */
    status: stored ? postStatusOf(stored) : 'draft',
    publicSince: stored?.published ? stored.date : null,
    letter: { isWanted: wantsLetter, onChange: setWantsLetter },
    isDirty,
    savedAt,
    hasUnsavedWords,
    submit,
    /** Save that waits for the confirm dialog about open questions. */
    unconfirmedSave: { after: unconfirmedSave, close: () => setUnconfirmedSave(null) },
    replaceValues,
    restoreDraft,
    loadRemotePost,
    loadRemoteAutosave,
    mergeRemotePost,
    mergeRemoteAutosave,
    overwriteRemote,
    takeFreeSlug,
  }
}

export type PostEditorState = ReturnType<typeof usePostEditor>

interface FormStart {
  /** Values of the stored post. */
  start: PostValues
  /** Values that the editor opens with, maybe from an autosave. */
  shown: PostValues
  startedAt: string | null
}

function usePostForm({ start, shown: first, startedAt }: FormStart) {
  const form = useForm<PostValues>({
    // The API contract checks what is sent; the form keeps spaces that the contract trims.
    resolver: standardSchemaResolver(PostInput) as unknown as Resolver<PostValues>,
    defaultValues: first,
    // `focusFirstField` does this in visual order: the cover has no input to focus.
    shouldFocusError: false,
  })
  const [savedAt, setSavedAt] = useState(startedAt)
  // A ref as well as state: the leave guard asks right after a save, before the next render.
  const savedNow = useRef(start)
  const [isDirty, setDirty] = useState(() => listChangedFields(start, first).length > 0)
  const hasUnsavedWords = () => listChangedFields(savedNow.current, form.getValues()).length > 0
  const updateDirty = useEffectEvent(() => setDirty(hasUnsavedWords()))
  // `watch` would re-render the whole editor at each letter.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => updateDirty() }),
    [form],
  )
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
