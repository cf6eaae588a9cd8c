import { useEffect } from 'react'
import { useSettings } from '../layout/use-settings.ts'

/** The blog's name is the title of a page, unless the page gives one made from it. */
export function usePageTitle(titleFor: (blogName: string) => string = (name) => name) {
  const title = titleFor(useSettings().blogName)
  useEffect(() => {
    document.title = title
  }, [title])
}
