import { useMemo } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { TextField } from '../markdown/edit-field.ts'
import type { PostValues } from '../post-values.ts'

export type TextName = 'title' | 'slug' | 'content' | 'excerpt'

/** The text fields themselves: toolbar and helpers type into them as the owner would. */
export function useFieldRefs() {
  return useMemo(() => {
    const elements = new Map<TextName, TextField>()
    const remember = (name: TextName, element: TextField | null) => {
      if (element) elements.set(name, element)
      else elements.delete(name)
    }
    return {
      get: (name: TextName) => elements.get(name) ?? null,
      remember,
      register(
        form: UseFormReturn<PostValues>,
        name: TextName,
        onChange?: () => void,
      ): UseFormRegisterReturn {
        const { ref, ...rest } = form.register(name, { onChange })
        return {
          ...rest,
          ref(element: TextField | null) {
            ref(element)
            remember(name, element)
          },
        } as UseFormRegisterReturn
      },
    }
  }, [])
}

export type FieldRefs = ReturnType<typeof useFieldRefs>
