import { type ComponentType, lazy, useState } from 'react'
import { loadFromServer } from './load-from-server.ts'

export interface LazyScreen {
  /** After this the screen draws at once. */
  load: () => Promise<unknown>
  Screen: ComponentType
}

/** A screen with a file of its own, so that no page brings the code of the others along. */
export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let ready: ComponentType | null = null
  const load = async () => {
    ready ??= await fetchScreen()
    return { default: ready }
  }
  const Later = lazy(() => load().catch(loadFromServer))
  return {
    load,
    Screen() {
      // Chosen once: another component in the same place would lose what was typed.
      const [Chosen] = useState(() => ready ?? Later)
      return <Chosen />
    },
  }
}
