import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { shellTexts } from '#texts/site/pages.ts'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'

export interface LazyScreen {
  load: () => Promise<void>
  Screen: ComponentType
}

/**
 * A screen with a file of its own, so that no page brings the code of the others along. It is loaded before it
 * is drawn by the server and before hydration; a move that takes too long shows a skeleton until it is there.
 */
export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | null = null
  const load = async () => {
    Loaded ??= await fetchScreen()
  }
  return {
    load,
    Screen() {
      const isLoaded = useLoaded(Loaded !== null, load)
      return Loaded && isLoaded ? <Loaded /> : <LoadingScreen />
    },
  }
}

function useLoaded(isThere: boolean, load: () => Promise<void>) {
  const [isLoaded, setLoaded] = useState(isThere)
  useEffect(() => {
    if (isLoaded) return
    // The move that wanted it knows what to do when it does not come.
    load().then(
      () => flushSync(() => setLoaded(true)),
      () => {},
    )
  }, [isLoaded, load])
  return isLoaded
}

/** Stands for a page whose code is still on its way: nobody knows yet what it looks like. */
function LoadingScreen() {
  return (
    <div className="wrap" role="status" aria-label={shellTexts.loading}>
      <Skeleton className="page-head">
        <SkeletonPart shape="title" />
        <SkeletonPart />
        <SkeletonPart shape="half" />
      </Skeleton>
    </div>
  )
}
