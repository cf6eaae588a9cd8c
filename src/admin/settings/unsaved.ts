import { createContext, use, useEffect } from 'react'

export const UnsavedContext = createContext<(form: string, isUnsaved: boolean) => void>(() => {})

export function useMarkUnsaved(form: string, isUnsaved: boolean) {
  const mark = use(UnsavedContext)
  useEffect(() => {
    mark(form, isUnsaved)
    return () => mark(form, false)
  }, [mark, form, isUnsaved])
}
