/** Where to go after signing in: only rooms of the admin itself, never another site. */
export function returnAddress(next: string | null): string {
  if (!next || !/^\/admin(?:[/?#]|$)/.test(next)) return '/admin'
  const address = new URL(next, 'http://diary.invalid')
  const isRoom = /^\/admin(?:\/|$)/.test(address.pathname)
  const isDoor = /^\/admin\/(?:login|setup)(?:\/|$)/.test(address.pathname)
  return isRoom && !isDoor ? address.pathname + address.search + address.hash : '/admin'
}
