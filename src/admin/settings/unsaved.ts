import { createContext, use, useEffect } from 'react'

export const MarkUnsavedContext = createContext<(form: string, isUnsaved: boolean) => void>(
  () => {},
)

export function useMarkUnsaved(form: string, isUnsaved: boolean) {
  const mark = use(MarkUnsavedContext)
  useEffect(() => {
    mark(form, isUnsaved)
    return () => mark(form, false)
  }, [mark, form, isUnsaved])
}
