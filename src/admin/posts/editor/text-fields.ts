import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { insertTextIntoField } from 'text-field-edit'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { firstPicture } from '#shared/markdown/cover.ts'
import { autoExcerpt } from '#shared/markdown/words.ts'
import { slugAutoFill } from '#shared/urls/slug.ts'
import type { PostValues } from '../post-values.ts'
import { COVER_BUTTON_ID } from './cover-field.tsx'
import type { FieldText } from './markdown-edit.ts'
import { PUBLISHED_ON_ID } from './publish-box.tsx'
import { SCHEDULE_DAY_ID } from './schedule-fields.tsx'

export type View = 'write' | 'preview'
export type TextName = 'title' | 'slug' | 'content' | 'excerpt'

/** The text fields themselves: toolbar, AI tools and restored words are typed into them as by the owner. */
export function useTextFields(form: UseFormReturn<PostValues>, firstView: View) {
  const [view, setView] = useState(firstView)
  const [elements] = useState(() => new Map<TextName, TextField>())

  return {
    view,
    setView,
    focus: (name: TextName) => elements.get(name)?.focus(),

    register(name: TextName, onChange?: () => void): UseFormRegisterReturn {
      const { ref, ...rest } = form.register(name, { onChange })
      const remember = (element: TextField | null) => {
        ref(element)
        if (element) elements.set(name, element)
        else elements.delete(name)
      }
      return { ...rest, ref: remember } as UseFormRegisterReturn
    },

    read: (name: TextName) => form.getValues(name),

    /** Ctrl+Z takes it back, and everything that follows typing follows. */
    write(name: TextName, text: string) {
      if (name === 'content') flushSync(() => setView('write'))
      const field = elements.get(name)
      if (field) writeText(field, text)
      else form.setValue(name, text, { shouldDirty: true })
    },

    /** A change beside the owner, who may be writing at that moment: focus and selection stay. Null changes nothing. */
    edit(name: TextName, change: (field: FieldText) => FieldText | null) {
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

/** More than this at once was pasted, not typed. */
const PASTED = 10
const PAUSE_MS = 2000

/** The slug follows the title; excerpt and cover are the first words and the first picture of the content. */
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
    fill('excerpt', autoExcerpt(content, excerpt))
  }

  /** The first photo of the story is its cover until another one is chosen. */
  function fillCover() {
    const { content, coverImage } = form.getValues()
    if (coverImage.trim() === '') fill('coverImage', firstPicture(content))
  }

  function titleChanged() {
    const { title: typed, slug } = form.getValues()
    // A title is one line, however it was pasted.
    const title = typed.replace(/\s*\n\s*/g, ' ')
    if (title !== typed) form.setValue('title', title, { shouldDirty: true })
    fill('slug', slugAutoFill({ title, previousTitle: previousTitle.current, slug }))
    previousTitle.current = title
  }

  /** In the middle of a first sentence its beginning would become the excerpt and stay it: so typing is let finish. */
  function contentChanged() {
    const { length } = form.getValues('content')
    const added = length - previousLength.current
    previousLength.current = length
    clearTimeout(pause.current)
    if (added > PASTED || length >= EXCERPT_LENGTH) fillExcerpt()
    else pause.current = setTimeout(fillExcerpt, PAUSE_MS)
  }

  /** After the whole form was given other values. */
  function startFrom(values: PostValues) {
    clearTimeout(pause.current)
    previousTitle.current = values.title
    previousLength.current = values.content.length
  }

  return { titleChanged, contentChanged, fillExcerpt, fillCover, startFrom }
}

export type AutoFill = ReturnType<typeof useAutoFill>

/** As the eye meets them: the page, then the boxes beside it. */
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

/** Those that the form does not hold itself. */
const elementIds: Partial<Record<keyof PostValues, string>> = {
  schedule: SCHEDULE_DAY_ID,
  publishedOn: PUBLISHED_ON_ID,
  coverImage: COVER_BUTTON_ID,
}

/** The first of the named fields, as one reads, gets the focus. */
export function focusFirst(
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

/** Only what differs is typed over, as the owner would do it: so Ctrl+Z takes it back, step by step. */
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
  // A field that cannot have the focus now, hidden or under a dialog, is not typed into.
  if (value !== next.text && document.activeElement === field) {
    field.setSelectionRange(from, value.length - same)
    insertTextIntoField(field, next.text.slice(from, next.text.length - same))
  }
  // A browser that does not let pages type still gets the words.
  if (field.value !== next.text) setSilently(field, next.text)
  field.setSelectionRange(next.selectionStart, next.selectionEnd)
}

/** The same, while the owner's focus stays where it is. */
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
