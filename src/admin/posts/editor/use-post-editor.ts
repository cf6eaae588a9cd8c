import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Resolver, useForm } from 'react-hook-form'
import type { Autosave } from '#shared/contract/history.admin.ts'
import { type AdminPost, PostInput } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { mergeTexts } from '#texts/admin/drafts.ts'
import { editorToasts, photoTexts } from '#texts/admin/editor.ts'
import { toast } from '#ui/overlays/toast.ts'
import { useUsualTime } from '../../app/diary.ts'
import { findIdea } from '../../assistant/chosen-idea.ts'
import { useAiTools } from '../../assistant/use-ai-tools.ts'
import { sendAsLetter } from '../../newsletter/queries.ts'
import { mergePosts } from '../merge-posts.ts'
import {
  changedFields,
  emptyPost,
  newKey,
  type PostValues,
  samePostValues,
  valuesOf,
  valuesOfDraft,
  valuesOfPost,
} from '../post-values.ts'
import type { RestorableCopy } from './restorable-copies.ts'
import { focusFirst, type TextName, useAutoFill, useTextFields, type View } from './text-fields.ts'
import { useTextPhotos } from './text-photos.tsx'
import { useAutosaver, useRestorableCopies } from './use-autosave.ts'
import { type AfterSave, type Saving, useSave } from './use-save.ts'

export interface PostEditorOptions {
  /** Null for a new one. */
  post: AdminPost | null
  /** An unfinished one of the server: what a new post goes on with, or what is offered beside a stored one. */
  draft: Autosave | null
  /** The day that a new post is for. */
  day: string | null
  view: View
  onSaved: (post: AdminPost, how: { after: AfterSave; isNew: boolean }) => void
}

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
  const [draftKey] = useState(newKey)
  const [stored, setStored] = useState(post)
  const [wantsLetter, setWantsLetter] = useState(false)
  const [asked, setAsked] = useState<AfterSave | null>(null)
  const { form, isDirty, savedAt, hasUnsavedWords, rememberSaved } = usePostForm({
    start,
    shown,
    startedAt: post?.updatedAt ?? null,
  })
  const fields = useTextFields(form, view)
  const autoFill = useAutoFill(form, shown)
  const postId = post?.id ?? null
  const saving: Saving = useSave({
    form,
    start: { postId, version: post?.version ?? null, createKey: opened?.key ?? null },
    onSaved(saved, sent, { after, isNew }) {
      setStored(saved)
      if (isNew && wantsLetter) void sendAsLetter(saved)
      onSaved(saved, { after: finishSave(saved, sent, after), isNew })
    },
  })
  const { state: draftState, saver } = useAutosaver({
    draftKey,
    form,
    // One that holds what the post says is no offer: the editor goes on with it.
    draftVersion: draft && samePostValues(valuesOfDraft(draft), shown) ? draft.version : null,
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

  const values = () => valuesOf(form.getValues())
  const autosave = () => saver.change(values(), saving.target())

  /** Puts whole other words into the form; the texts stay within reach of Ctrl+Z. */
  function replaceValues(next: PostValues) {
    const set = (name: keyof PostValues) => form.setValue(name, next[name], { shouldDirty: true })
    const texts: TextName[] = ['title', 'slug', 'content', 'excerpt']
    for (const name of changedFields(values(), next)) {
      const text = texts.find((text) => text === name)
      if (text) fields.write(text, next[text])
      else set(name)
    }
    // What was filled in on the way is replaced by what was kept.
    for (const name of changedFields(values(), next)) set(name)
    autoFill.startFrom(next)
  }

  async function restoreDraft(offer: RestorableCopy) {
    const { version, createKey = saving.target().createKey, draftVersion = null } = offer
    const words = valuesOfDraft(offer.values)
    saving.setTarget({ version, createKey })
    // A page that goes away sends its last words and does not hear the answer: the server may have them, too.
    saver.continueFrom(draftVersion, words)
    replaceValues(words)
    autosave()
    if (await saver.saveLocally()) await offers.drop(offer)
    toast(editorToasts.restored)
  }

  /** Theirs comes into the editor; mine is set aside and offered, not lost. */
  async function loadRemotePost(theirs: AdminPost) {
    await offers.setAside(form.getValues(), { ...saving.target(), postId: theirs.id })
    const taken = valuesOfPost(theirs)
    saving.setTarget({ postId: theirs.id, version: theirs.version })
    setStored(theirs)
    rememberSaved(taken, theirs.updatedAt)
    form.reset(taken)
    autoFill.startFrom(taken)
    saving.clearProblem()
    await saver.discard()
  }

  /** The other window's words come into the editor; mine are set aside and offered, not lost. */
  async function loadRemoteAutosave(theirs: Autosave) {
    await offers.setAside(form.getValues(), saving.target())
    saver.continueFrom(theirs.version)
    replaceValues(valuesOfDraft(theirs))
  }

  /** Both come into the editor and wait for the owner: a published post must not show two versions unread. */
  function merge(remote: PostValues) {
    replaceValues(mergePosts(values(), remote))
    autosave()
    toast(mergeTexts.toast)
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
    merge(valuesOfDraft(remote))
  }

  /** Knowingly, and over no words but those that were shown. */
  function overwriteRemote(theirs: Autosave) {
    saver.continueFrom(theirs.version)
    autosave()
  }

  function takeFreeSlug(slug: string) {
    fields.write('slug', slug)
    form.clearErrors('slug')
    saving.clearFreeSlug()
  }

  /** False while a save waits for photos already, or when one of them needs the owner. */
  async function waitForPhotos() {
    if (photos.isAwaited) return false
    if (await photos.waitUntilUploaded()) return true
    toast({ ...photoTexts.notAdded, variant: 'destructive' })
    return false
  }

  async function submit(after: AfterSave, isSure = false) {
    const isGoingOut = statusOf(form.getValues()) !== 'draft'
    // Questions of the writing helper that nobody has answered yet.
    if (!isSure && isGoingOut && tools.notes.left.length > 0) return setAsked(after)
    autoFill.fillExcerpt()
    // One of them may become the cover.
    const isCoverOpen = form.getValues('coverImage').trim() === ''
    if (isCoverOpen && !(await waitForPhotos())) return
    autoFill.fillCover()
    return form.handleSubmit(
      () => send(after),
      (errors) => {
        if (errors.content) flushSync(() => fields.setView('write'))
        focusFirst(form, (name) => errors[name] !== undefined)
      },
    )()
  }

  async function send(after: AfterSave) {
    if (!(await waitForPhotos())) return
    // Should the page die in the middle of the save, the words are in the browser already.
    const draftVersion = await saver.flushBeforeSave()
    if (!(await saving.save(values(), after, draftVersion))) autosave()
  }

  /** The words that were sent are safe. Answers whether the editor can be left, as was wanted. */
  function finishSave(stored: AdminPost, sent: PostValues, wanted: AfterSave): AfterSave {
    saver.continueFrom(null)
    // What was typed while the save was under way is not in it: the editor stays open.
    const isTypedMeanwhile = changedFields(sent, form.getValues()).length > 0
    if (wanted === 'leave' && !isTypedMeanwhile) {
      const saved = valuesOfPost(stored)
      rememberSaved(saved, stored.updatedAt)
      form.reset(saved)
      void saver.discard()
      return 'leave'
    }
    // The caret, the undo steps and the spaces being typed stay as they are.
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
    /** Where the newest words are safe. */
    draft: draftState,
    offers,
    photos,
    tools,
    /** What visitors see of it now, whatever is chosen for the next save. */
    status: stored ? statusOf(stored) : 'draft',
    /** The day since which they can read it. */
    publicSince: stored?.published ? stored.date : null,
    letter: { isWanted: wantsLetter, onChange: setWantsLetter },
    isDirty,
    savedAt,
    hasUnsavedWords,
    submit,
    /** A save that waits for the answer about open questions. */
    asked: { after: asked, close: () => setAsked(null) },
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
  const updateDirty = useEffectEvent(() => setDirty(hasUnsavedWords()))
  // Not by watching: each letter would draw the whole editor anew.
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
