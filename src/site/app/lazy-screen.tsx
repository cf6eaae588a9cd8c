import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { shellTexts } from '#texts/site/pages.ts'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'

export interface LazyScreen {
  load: () => Promise<void>
  Screen: ComponentType
}

/**
 * A screen in a chunk of its own. The chunk is loaded before the server draws and before hydration;
 * a slow move shows a skeleton meanwhile.
 */
export function createLazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
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
    // The move that requested the screen handles a failed load.
    load().then(
      () => flushSync(() => setLoaded(true)),
      () => {},
    )
  }, [isLoaded, load])
  return isLoaded
}

/** A generic skeleton: the layout is unknown until the code of the page arrives. */
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
