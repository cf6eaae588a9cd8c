/** False while the page shows what the server drew; the browser draws all that comes later. */
export const isHydrated = () =>
  typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset

export function markHydrated() {
  document.documentElement.dataset.hydrated = ''
}
