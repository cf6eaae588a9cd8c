import { type ComponentType, lazy, Suspense, useState } from 'react'
import { COMMENTS_ANCHOR } from '#shared/comments/pages.ts'
import type { PostPage } from '../data/calls.ts'

interface PlaceProps {
  post: PostPage
}

/** Far enough ahead that its code is there when somebody scrolls on. */
const AHEAD = '400px'

let Loaded: ComponentType<PlaceProps> | null = null
let resolveLoaded = () => {}
const loaded = new Promise<void>((resolve) => {
  resolveLoaded = resolve
})

/** Before the server draws a post, and before a move within the browser. */
export async function loadComments() {
  Loaded ??= (await import('./comments-section.tsx')).CommentsSection
  resolveLoaded()
}

/** In a page that came from the server the comments are plain HTML until somebody gets there. */
const WhenReached = lazy(async () => {
  try {
    await Promise.race([placeReached(), loaded])
    await loadComments()
  } catch {
    // Without their code, as without a network, they stay plain and usable.
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
  // Once chosen it stays: another one would begin anew, and lose what is being written.
  const [Section] = useState<ComponentType<PlaceProps>>(() => Loaded ?? WhenReached)
  return (
    <Suspense>
      <Section post={post} />
    </Suspense>
  )
}
