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
  'media-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
}

/** Inline scripts and styles are allowed only by the hash of their text. */
const hashedSource = (inline: string[]) =>
  ["'self'", ...inline.map((text) => `'sha256-${sha256(text)}'`)].join(' ')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** The colour picker injects styles; the admin page is never cached, so a nonce allows them. */
export const createAdminPolicy = (nonce: string, inlineScripts: string[]) =>
  policy({
    ...directives,
    'media-src': "'self' blob:",
    'script-src': hashedSource(inlineScripts),
    'style-src': `'self' 'nonce-${nonce}'`,
  })

/** The API document may use its own files and call this diary, but nothing else. */
export const apiDocsPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
})

/** Browsers style a picture or clip that is opened alone; no script can run there. */
export const picturePolicy = policy({
  'default-src': "'none'",
  'img-src': "'self'",
  'style-src': "'unsafe-inline'",
  'media-src': "'self'",
  'frame-ancestors': "'none'",
})

interface InlineTexts {
  scripts: string[]
  styles?: string[]
}

export const createPublicPolicy = ({ scripts, styles = [] }: InlineTexts) =>
  policy({
    ...directives,
    'script-src': hashedSource(scripts),
    'style-src': hashedSource(styles),
  })

/** Hot reload injects styles and uses a WebSocket. */
const developmentPolicy = policy({
  ...directives,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'media-src': "'self' blob:",
  'connect-src': "'self' ws: wss:",
})

/** Every answer gets these headers, even errors and redirects. */
export function createSecurityHeaders(options: {
  https: boolean
  hstsSubdomains: boolean
  development: boolean
  inlineScripts: string[]
}): Record<string, string> {
  return {
    'content-security-policy': options.development
      ? developmentPolicy
      : createPublicPolicy({ scripts: options.inlineScripts }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The sign-in popup must be able to report back, hence allow-popups.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    ...(options.https && {
      'strict-transport-security': `max-age=63072000${options.hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}
