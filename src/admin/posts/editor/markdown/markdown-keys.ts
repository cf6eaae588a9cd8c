import type { KeyboardEvent } from 'react'
import { continueList } from './continue-list.ts'
import { readField, writeField } from './edit-field.ts'
import { applyMarkdown, type MarkdownAction } from './markdown-edit.ts'

const shortcuts: Record<string, MarkdownAction> = { b: 'bold', i: 'italic', k: 'link' }

export function actOn(field: HTMLTextAreaElement | null, action: MarkdownAction) {
  if (field) writeField(field, applyMarkdown(action, readField(field)))
}

/** Ctrl+B and its like, and Enter inside a list. */
export function onMarkdownKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
  const action = shortcuts[key.toLowerCase()]
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && action) {
    event.preventDefault()
    return actOn(currentTarget, action)
  }
  // Enter that ends the choice of a character is not a new line.
  const isPlainEnter = key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey
  if (!isPlainEnter || event.nativeEvent.isComposing) return
  const next = continueList(readField(currentTarget))
  if (!next) return
  event.preventDefault()
  writeField(currentTarget, next)
}
