/**
 * Returns false until React has hydrated the server's HTML; later elements are rendered by the
 * browser only.
 */
export const isHydrated = () =>
  typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset

export function markHydrated() {
  document.documentElement.dataset.hydrated = ''
}
