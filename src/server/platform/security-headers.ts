import { createHash } from 'node:crypto'

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' https: data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
}

/** Inline scripts are let in by the hash of their text, which is constant for a build. */
const scriptSource = (inlineScripts: string[]) =>
  ["'self'", ...inlineScripts.map((script) => `'sha256-${sha256(script)}'`)].join(' ')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** Radix injects a style for its scroll lock: the admin, never cached, lets it in by nonce. */
export const adminPolicy = (nonce: string, inlineScripts: string[]) =>
  policy({
    ...directives,
    'script-src': scriptSource(inlineScripts),
    'style-src': `'self' 'nonce-${nonce}'`,
  })

/** Hot reload injects styles and speaks over a socket. */
const developmentPolicy = policy({
  ...directives,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
})

/** On every answer, errors and redirects too. */
export function securityHeaders(options: {
  https: boolean
  development: boolean
  inlineScripts: string[]
}): Record<string, string> {
  const publicPolicy = policy({
    ...directives,
    'script-src': scriptSource(options.inlineScripts),
  })
  return {
    'content-security-policy': options.development ? developmentPolicy : publicPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The sign-in popup must be able to report back, hence allow-popups.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    ...(options.https && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}
