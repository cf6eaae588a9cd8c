import { z } from 'zod'
import { passwordLengths } from '#shared/limits.ts'
import { email, httpAddress, text, textLike } from './env-fields.ts'
import { isLoopbackHost } from './loopback-host.ts'

const isEncryptedOrLocal = (value: string) => {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

/** Who may sign in, and how. */
export const signInEnv = z.object({
  ADMIN_EMAIL: email.optional(),
  // A shorter one from before still starts a diary that knows it: `prepareAuth` decides.
  ADMIN_PASSWORD: textLike(
    (value) => value.length >= passwordLengths.signIn,
    `at least ${passwordLengths.chosen} characters long`,
  ).optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: httpAddress('https://accounts.google.com')
    .refine(isEncryptedOrLocal, {
      error: 'an https address (http is only for this machine itself)',
    })
    .default('https://accounts.google.com'),
  SETUP_ALLOWED_EMAIL: email.optional(),
})

export function signInConfig(env: z.output<typeof signInEnv>) {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env
  return {
    admin:
      ADMIN_EMAIL && ADMIN_PASSWORD
        ? { email: ADMIN_EMAIL.toLowerCase(), password: ADMIN_PASSWORD }
        : undefined,
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : undefined,
    oidcIssuer: env.OIDC_ISSUER,
    setupAllowedEmail: env.SETUP_ALLOWED_EMAIL?.toLowerCase(),
  }
}
