const written = (when: string) =>
  import.meta.env.SSR ? { 'data-later': when } : { suppressHydrationWarning: true }

/**
 * What the first drawing of a page leaves out on a phone. `later` is all below the first screen
 * (`lay-out-rest.ts`); `soon` is seen at once, but too much to be drawn together with what comes before it
 * (`first-screen.ts`).
 * Both belong on elements that paint nothing themselves: Chromium takes their appearing for a shift of the layout.
 * Only the server writes them: what the browser draws itself is drawn for somebody who is there already.
 */
export const drawn = { first: undefined, soon: written('soon'), later: written('') }

export type Drawn = keyof typeof drawn
