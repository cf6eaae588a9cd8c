import type { ComponentType } from 'react'

export interface LazyScreen {
  load: () => Promise<void>
  Screen: ComponentType
}

/**
 * A screen with a file of its own, so that no page brings the code of the others along. It is loaded before it
 * is drawn, always: by the server, before hydration and by every move.
 */
export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | null = null
  return {
    async load() {
      Loaded ??= await fetchScreen()
    },
    Screen() {
      if (!Loaded) throw new Error('a screen was drawn before it was loaded')
      return <Loaded />
    },
  }
}
