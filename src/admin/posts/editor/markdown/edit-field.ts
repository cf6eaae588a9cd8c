import { insertTextIntoField } from 'text-field-edit'
import type { FieldText } from './markdown-edit.ts'

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
export function writeQuietly(field: TextField, next: FieldText) {
  const focused = document.activeElement
  writeField(field, next)
  if (focused === field) return
  field.blur()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

export function writeText(field: TextField, text: string) {
  writeField(field, { text, selectionStart: text.length, selectionEnd: text.length })
}

function setSilently(field: TextField, text: string) {
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
