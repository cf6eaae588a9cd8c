import { type ComponentType, lazy, Suspense, useState } from 'react'
import { COMMENTS_ANCHOR } from '#shared/comments/pages.ts'
import type { PostPage } from '../data/calls.ts'

interface PlaceProps {
  post: PostPage
}

/** This margin leaves enough time to load the code before a visitor scrolls to the comments. */
const AHEAD = '400px'

let Loaded: ComponentType<PlaceProps> | null = null
let resolveLoaded = () => {}
const loaded = new Promise<void>((resolve) => {
  resolveLoaded = resolve
})

export async function loadCommentsSection() {
  Loaded ??= (await import('./comments-section.tsx')).CommentsSection
  resolveLoaded()
}

/** On a page from the server the comments stay plain HTML until a visitor scrolls to them. */
const WhenReached = lazy(async () => {
  try {
    await Promise.race([placeReached(), loaded])
    await loadCommentsSection()
  } catch {
    // If their code cannot be loaded, the comments stay plain HTML, which is usable.
    await new Promise(() => {})
  }
  return { default: Loaded! }
})

function placeReached(): Promise<void> {
  const place = document.getElementById(COMMENTS_ANCHOR)
  if (!place) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place)
  })
}

export function LazyComments({ post }: PlaceProps) {
  // Swapping the component would lose a half-typed comment.
  const [Section] = useState<ComponentType<PlaceProps>>(() => Loaded ?? WhenReached)
  return (
    <Suspense>
      <Section post={post} />
    </Suspense>
  )
}
