/**
 * For what lies below the first screen of a page, so that the first drawing can leave it out (`lay-out-rest.ts`).
 * It belongs on elements that paint nothing themselves: Chromium takes their appearing for a shift of the layout.
 * Only the server writes it: what the browser draws itself is drawn for somebody who is there already.
 */
export const below = import.meta.env.SSR ? { 'data-below': '' } : { suppressHydrationWarning: true }
