import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { readField, type TextField, writeQuietly, writeText } from '../markdown/edit-field.ts'
import type { FieldText } from '../markdown/markdown-edit.ts'
import type { PostValues } from '../post-values.ts'

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
