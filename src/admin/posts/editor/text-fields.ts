import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { insertTextIntoField } from 'text-field-edit'
import { MAX_EXCERPT_LENGTH } from '#shared/limits.ts'
import { findFirstPictureUrl } from '#shared/markdown/cover.ts'
import { fillMissingExcerpt } from '#shared/markdown/words.ts'
import { autoFillSlug } from '#shared/urls/slug.ts'
import type { PostValues } from '../post-values.ts'
import { COVER_BUTTON_ID } from './cover-field.tsx'
import type { FieldText } from './markdown-edit.ts'
import { PUBLISHED_ON_ID } from './publish-box.tsx'
import { SCHEDULE_DAY_ID } from './schedule-fields.tsx'

export type EditorView = 'write' | 'preview'
export type TextFieldName = 'title' | 'slug' | 'content' | 'excerpt'

/** Toolbar, assistant and restored copies write into the DOM fields as if the owner typed. */
export function useTextFields(form: UseFormReturn<PostValues>, firstView: EditorView) {
  const [view, setView] = useState(firstView)
  const [elements] = useState(() => new Map<TextFieldName, TextField>())

  return {
    view,
    setView,
    focus: (name: TextFieldName) => elements.get(name)?.focus(),

    register(name: TextFieldName, onChange?: () => void): UseFormRegisterReturn {
      const { ref, ...rest } = form.register(name, { onChange })
      const setElement = (element: TextField | null) => {
        ref(element)
        if (element) elements.set(name, element)
        else elements.delete(name)
      }
      return { ...rest, ref: setElement } as UseFormRegisterReturn
    },

    read: (name: TextFieldName) => form.getValues(name),

    /** Ctrl+Z undoes it, and all change handlers run as after typing. */
    write(name: TextFieldName, text: string) {
      if (name === 'content') flushSync(() => setView('write'))
      const field = elements.get(name)
      if (field) writeText(field, text)
      else form.setValue(name, text, { shouldDirty: true })
    },

    /** Changes the text while the owner may be typing: focus and selection stay. Null changes nothing. */
    edit(name: TextFieldName, change: (field: FieldText) => FieldText | null) {
      const field = elements.get(name)
      const next = field && change(readField(field))
      if (next) writeQuietly(field, next)
    },

    selection() {
      const field = elements.get('content')
      const isHidden = view === 'preview' || !field
      return isHidden ? { selectionStart: 0, selectionEnd: 0 } : readField(field)
    },
  }
}

export type TextFields = ReturnType<typeof useTextFields>

/** More characters at once count as pasted, not typed. */
const MIN_PASTED_LENGTH = 10
const PAUSE_MS = 2000

/** Fills the slug from the title, and excerpt and cover from the start of the content. */
export function useAutoFill(form: UseFormReturn<PostValues>, start: PostValues) {
  const previousTitle = useRef(start.title)
  const previousLength = useRef(start.content.length)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function fill(field: 'slug' | 'excerpt' | 'coverImage', value: string) {
    if (value === form.getValues(field)) return
    const shouldValidate = form.formState.isSubmitted
    form.setValue(field, value, { shouldDirty: true, shouldValidate })
  }

  function fillExcerpt() {
    clearTimeout(pause.current)
    const { content, excerpt } = form.getValues()
    fill('excerpt', fillMissingExcerpt(content, excerpt))
  }

  function fillCover() {
    const { content, coverImage } = form.getValues()
    if (coverImage.trim() === '') fill('coverImage', findFirstPictureUrl(content))
  }

  function titleChanged() {
    const { title: typed, slug } = form.getValues()
    // A pasted title may contain line breaks.
    const title = typed.replace(/\s*\n\s*/g, ' ')
    if (title !== typed) form.setValue('title', title, { shouldDirty: true })
    fill('slug', autoFillSlug({ title, previousTitle: previousTitle.current, slug }))
    previousTitle.current = title
  }

  /** Waits for a pause: otherwise the start of an unfinished sentence would become the excerpt and stay it. */
  function contentChanged() {
    const { length } = form.getValues('content')
    const added = length - previousLength.current
    previousLength.current = length
    clearTimeout(pause.current)
    if (added > MIN_PASTED_LENGTH || length >= MAX_EXCERPT_LENGTH) fillExcerpt()
    else pause.current = setTimeout(fillExcerpt, PAUSE_MS)
  }

  function startFrom(values: PostValues) {
    clearTimeout(pause.current)
    previousTitle.current = values.title
    previousLength.current = values.content.length
  }

  return { titleChanged, contentChanged, fillExcerpt, fillCover, startFrom }
}

export type AutoFill = ReturnType<typeof useAutoFill>

/** Visual order, used to focus the first invalid field. */
const readingOrder = [
  'title',
  'slug',
  'content',
  'schedule',
  'publishedOn',
  'coverImage',
  'category',
  'excerpt',
] as const

/** The form has no element for these fields, so they are focused by id. */
const elementIds: Partial<Record<keyof PostValues, string>> = {
  schedule: SCHEDULE_DAY_ID,
  publishedOn: PUBLISHED_ON_ID,
  coverImage: COVER_BUTTON_ID,
}

export function focusFirstField(
  form: UseFormReturn<PostValues>,
  isNamed: (name: keyof PostValues) => boolean,
) {
  const first = readingOrder.find(isNamed)
  const elementId = first && elementIds[first]
  if (elementId) document.getElementById(elementId)?.focus()
  else if (first) form.setFocus(first)
}

export type TextField = HTMLTextAreaElement | HTMLInputElement

export function readField(field: TextField): FieldText {
  return {
    text: field.value,
    selectionStart: field.selectionStart ?? field.value.length,
    selectionEnd: field.selectionEnd ?? field.value.length,
  }
}

/** Types only the part that differs, as the owner would, so that Ctrl+Z undoes it step by step. */
export function writeField(field: TextField, next: FieldText) {
  const { value } = field
  const shorter = Math.min(value.length, next.text.length)
  let from = 0
  while (from < shorter && value[from] === next.text[from]) from += 1
  let same = 0
  while (
    same < shorter - from &&
    value[value.length - 1 - same] === next.text[next.text.length - 1 - same]
  ) {
    same += 1
  }
  field.focus({ preventScroll: true })
  // A field that is hidden or under a dialog cannot take the focus, so nothing can be typed into it.
  if (value !== next.text && document.activeElement === field) {
    field.setSelectionRange(from, value.length - same)
    insertTextIntoField(field, next.text.slice(from, next.text.length - same))
  }
  // Fallback for browsers in which scripts cannot type.
  if (field.value !== next.text) setSilently(field, next.text)
  field.setSelectionRange(next.selectionStart, next.selectionEnd)
}

/** Writes the field, then gives the focus back to the element that had it. */
function writeQuietly(field: TextField, next: FieldText) {
  const focused = document.activeElement
  writeField(field, next)
  if (focused === field) return
  field.blur()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

function writeText(field: TextField, text: string) {
  writeField(field, { text, selectionStart: text.length, selectionEnd: text.length })
}

function setSilently(field: TextField, text: string) {
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
