import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { TakeOverContext } from '#ui/take-over.ts'
import { type Drawn, drawn } from '../drawn-later.ts'
import { Awake } from './awake.tsx'
import { loadFromServer } from './load-from-server.ts'
import { whenNear } from './when-near.ts'

interface Part {
  load: () => Promise<unknown>
  wake: () => void
  wakesWhenNear: boolean
  /** What to put in the page: the part itself once it is there, until then something that waits for it. */
  choose: (isDrawn: boolean) => ComponentType
  /** Looks the same on every page, as what never wakes does. Must not wake with ids of `useId`. */
  isCommon: boolean
  whenDrawn: Drawn
  /** How the server has drawn it, if it is common, and of which state of the world. */
  drawing?: { html: string; world: string }
}

const parts: Part[] = []

export const loadParts = () => Promise.all(parts.map((part) => part.load()))

/** On the server: draws what looks the same on every page, once for all of them, until the world is another. */
export function drawCommonParts(
  world: string,
  draw: (content: ReactNode, idPrefix: string) => string,
) {
  for (const [at, part] of parts.entries()) {
    if (!part.isCommon || part.drawing?.world === world) continue
    const Content = part.choose(true)
    const content = (
      <TakeOverContext value={{ isUnderWay: true }}>
        <Suspense>
          <Content />
        </Suspense>
      </TakeOverContext>
    )
    part.drawing = { html: draw(content, `part${at}`), world }
  }
}

export function wakeParts() {
  for (const part of parts) part.wake()
}

/**
 * A part of a page with code of its own. What the server drew stays as it is until the part wakes:
 * when it comes near the screen or the visitor moves, or never, for what is only there to be read.
 * One that is drawn soon or later is left out of the first drawing of its page.
 */
export function lazyPart(
  fetchPart: () => Promise<ComponentType>,
  wakes: 'when near' | 'never',
  {
    isCommon = wakes === 'never',
    whenDrawn = 'first',
  }: Partial<Pick<Part, 'isCommon' | 'whenDrawn'>> = {},
): ComponentType {
  let ready: ComponentType | null = null
  const load = async () => {
    ready ??= await fetchPart()
    return { default: ready }
  }
  const wakesWhenNear = wakes === 'when near'
  const { promise: isWanted, resolve } = Promise.withResolvers<void>()
  const Fresh = lazy(() => load().catch(loadFromServer))
  // Code that cannot be fetched leaves the part as it was drawn.
  const Drawn = lazy(() => isWanted.then(load).catch(() => new Promise<never>(() => {})))
  const part: Part = {
    load,
    wakesWhenNear,
    isCommon,
    whenDrawn,
    wake: () => {
      if (wakesWhenNear) resolve()
    },
    choose: (isDrawn) => ready ?? (isDrawn ? Drawn : Fresh),
  }
  parts.push(part)
  return () =>
    import.meta.env.SSR && part.drawing ? (
      <div
        data-part=""
        {...drawn[whenDrawn]}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by ourselves
        dangerouslySetInnerHTML={{ __html: part.drawing.html }}
      />
    ) : (
      <PartHost part={part} />
    )
}

function PartHost({ part }: { part: Part }) {
  const host = useRef<HTMLDivElement>(null)
  const isDrawn = useIsDrawn()
  // One element for good: anything new would make React draw the part again before its time.
  const [content] = useState(() => {
    const Content = part.choose(isDrawn)
    const takeOver = { isUnderWay: isDrawn }
    return (
      <TakeOverContext value={takeOver}>
        <Suspense>
          <Content />
          <Awake host={host} takeOver={takeOver} />
        </Suspense>
      </TakeOverContext>
    )
  })
  useEffect(() => {
    if (part.wakesWhenNear && host.current) return whenNear(host.current, part.wake)
  }, [part])
  return (
    <div ref={host} data-part="" {...drawn[part.whenDrawn]}>
      {content}
    </div>
  )
}

const never = () => () => {}

/** True for what the server has drawn already. */
function useIsDrawn(): boolean {
  const isDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isDrawn)[0]
}
