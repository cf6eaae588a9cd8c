/**
 * For what the first drawing of a page can leave out: on a phone, all below the first screen (`lay-out-rest.ts`).
 * It belongs on elements that paint nothing themselves: Chromium takes their appearing for a shift of the layout.
 * Only the server writes it: what the browser draws itself is drawn for somebody who is there already.
 */
export const drawnLater = import.meta.env.SSR
  ? { 'data-later': '' }
  : { suppressHydrationWarning: true }
