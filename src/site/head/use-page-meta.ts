import { useEffect } from 'react'
import { useSettings } from '../layout/use-settings.ts'
import { useOrigin } from './use-origin.ts'

interface PageMeta {
  title: string
  description: string
  image: string
}

/** Keeps the head in step while visitors move from page to page; after a page the site speaks for itself again. */
export function usePageMeta({ title, description, image }: PageMeta) {
  const { blogName, blogDescription } = useSettings()
  const origin = useOrigin()
  useEffect(() => {
    setMeta(title, description, new URL(image, origin).href)
    return () => setMeta(blogName, blogDescription, `${origin}/og-default.jpg`)
  }, [title, description, image, blogName, blogDescription, origin])
}

function setMeta(title: string, description: string, image: string) {
  const contents = {
    'meta[name="description"]': description,
    'meta[property="og:title"]': title,
    'meta[property="og:description"]': description,
    'meta[property="og:image"]': image,
  }
  for (const [selector, content] of Object.entries(contents)) {
    document.head.querySelector(selector)?.setAttribute('content', content)
  }
}
