/** Where to go after signing in: only pages of the admin itself, never another site. */
export function returnAddress(next: string | null): string {
  if (!next || !/^\/admin(?:[/?#]|$)/.test(next)) return '/admin'
  const address = new URL(next, 'http://diary.invalid')
  const isAdminPage = /^\/admin(?:\/|$)/.test(address.pathname)
  const isSignInPage = /^\/admin\/(?:login|setup)(?:\/|$)/.test(address.pathname)
  return isAdminPage && !isSignInPage ? address.pathname + address.search + address.hash : '/admin'
}
