import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { type AdminPost, PostInput } from '#shared/contract/posts.ts'
import { editorToasts } from '#shared/texts/editor.ts'
import type { ToastText } from '#shared/texts/toast-text.ts'
import { toast } from '#ui/overlays/toast.ts'
import { findIdea } from '../ai-tools/chosen-idea.ts'
import { type EditorHandle, useAiTools } from '../ai-tools/use-ai-tools.ts'
import type { Draft } from './drafts/draft-store.ts'
import { useDrafts } from './drafts/use-drafts.ts'
import { useFieldRefs } from './fields/field-refs.ts'
import { useAutoFill } from './fields/use-auto-fill.ts'
import { readField, writeText } from './markdown/edit-field.ts'
import type { View } from './markdown/markdown-field.tsx'
import { changedFields, emptyPost, type PostValues, postFields, valuesOf } from './post-values.ts'
import { type AfterSave, useSave } from './saving/use-save.ts'

interface Options {
  post: AdminPost | null
  failed: ToastText
  onSaved: (post: AdminPost, how: AfterSave) => void
}

/** Everything that happens in the editor; what is drawn is elsewhere. */
export function usePostEditor({ post, failed, onSaved }: Options) {
  const [start] = useState(() => (post ? valuesOf(post) : emptyPost))
  const [chosenIdea] = useState(() => (post ? null : findIdea()))
  const [view, setView] = useState<View>('write')
  const [savedAt, setSavedAt] = useState(post?.updatedAt ?? null)
  const [saved, setSaved] = useState(start)
  const savedNow = useRef(start)
  const sent = useRef(start)
  const form = useForm<PostValues>({
    // What goes to the server is checked by the contract; the form keeps the owner's own spaces.
    resolver: standardSchemaResolver(PostInput) as unknown as Resolver<PostValues>,
    defaultValues: start,
  })
  const fields = useFieldRefs()
  const drafts = useDrafts(post?.id ?? null, start)
  const autoFill = useAutoFill(form, start)
  const { autosave } = drafts
  const shown = useWatch({ control: form.control }) as PostValues
  const isDirty = changedFields(saved, shown).length > 0

  const hasUnsavedWords = () => changedFields(savedNow.current, form.getValues()).length > 0
  const rememberSaved = (values: PostValues) => {
    savedNow.current = values
    setSaved(values)
  }

  const saving = useSave({
    form,
    failed,
    start: { postId: post?.id ?? null, version: post?.version ?? null },
    onSaved(stored, wanted) {
      const isTypedMeanwhile = changedFields(sent.current, form.getValues()).length > 0
      // What was typed while the save was under way is not in it: the editor stays open.
      const how = isTypedMeanwhile ? 'stay' : wanted
      if (how === 'stay') {
        // The caret, the undo steps and the spaces being typed stay as they are.
        rememberSaved({ ...sent.current, slug: stored.slug })
        const slug = form.getValues('slug')
        if (slug === sent.current.slug) form.setValue('slug', stored.slug)
        if (!hasUnsavedWords()) void autosave.forget()
        else if (!post) void drafts.setAside(form.getValues(), stored)
      } else {
        const values = valuesOf(stored)
        rememberSaved(values)
        form.reset(values)
        void autosave.forget()
      }
      setSavedAt(stored.updatedAt)
      onSaved(stored, how)
    },
  })
  const { target } = saving

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const now = { ...valuesOf(values) }
          if (changedFields(savedNow.current, now).length === 0) void autosave.forget()
          else autosave.change(now, target())
        },
      }),
    [form, autosave, target],
  )

  /** As typed by the owner: Ctrl+Z works, and everything that follows typing follows. */
  const write: EditorHandle['write'] = (name, text) => {
    if (name === 'content') flushSync(() => setView('write'))
    const field = fields.get(name)
    if (field) writeText(field, text)
    else form.setValue(name, text, { shouldDirty: true })
  }

  const tools = useAiTools(
    {
      read: (name) => form.getValues(name),
      write,
      selection: () => {
        const field = fields.get('content')
        const isHidden = view === 'preview' || !field
        return isHidden ? { selectionStart: 0, selectionEnd: 0 } : readField(field)
      },
    },
    chosenIdea,
  )

  /** Puts whole other words into the form; the texts stay within reach of Ctrl+Z. */
  function putIn(values: PostValues) {
    for (const name of postFields) {
      const value = values[name]
      if (value === form.getValues(name)) continue
      if (typeof value === 'string' && fields.get(name as 'title')) write(name as 'title', value)
      else form.setValue(name, value, { shouldDirty: true })
    }
    // What was filled in on the way is replaced by what was kept.
    for (const name of ['slug', 'excerpt'] as const) {
      if (form.getValues(name) !== values[name]) {
        form.setValue(name, values[name], { shouldDirty: true })
      }
    }
    autoFill.startFrom(values)
  }

  const save = (how: AfterSave) => {
    autoFill.fillExcerpt()
    const submit = form.handleSubmit(
      async () => {
        // Should the page die in the middle of the save, the words are in the browser already.
        await autosave.flush()
        sent.current = valuesOf(form.getValues())
        await saving.save(sent.current, how)
      },
      (errors) => {
        if (errors.content) setView('write')
        const [first] = postFields.filter((name) => errors[name])
        if (first === 'coverImage') document.getElementById('cover-choose')?.focus()
      },
    )
    return submit()
  }

  useSaveKey(() => {
    if (hasUnsavedWords() && !saving.isSaving) void save('stay')
  })

  return {
    form,
    fields,
    drafts,
    saving,
    autoFill,
    tools,
    view: { current: view, set: setView },
    isDirty,
    savedAt,
    hasUnsavedWords,
    submit: save,
    putIn,

    async restoreDraft(draft: Draft) {
      const { version, createKey = target().createKey } = draft
      saving.setTarget({ version, createKey })
      putIn(draft.values)
      autosave.change(valuesOf(form.getValues()), target())
      await autosave.flush()
      await drafts.drop(draft)
      toast(editorToasts.restored)
    },

    takeFreeSlug(slug: string) {
      write('slug', slug)
      form.clearErrors('slug')
      saving.clearFreeSlug()
    },

    /** Theirs comes into the editor; mine is set aside and offered, not lost. */
    async takeTheirs(theirs: AdminPost) {
      await drafts.setAside(form.getValues(), { id: theirs.id, version: target().version })
      const values = valuesOf(theirs)
      saving.setTarget({ postId: theirs.id, version: theirs.version })
      rememberSaved(values)
      form.reset(values)
      autoFill.startFrom(values)
      setSavedAt(theirs.updatedAt)
      saving.clearProblem()
      await autosave.forget()
    },
  }
}

export type PostEditorState = ReturnType<typeof usePostEditor>

/** Ctrl+S or ⌘S saves and stays. */
function useSaveKey(save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.altKey || event.shiftKey) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
