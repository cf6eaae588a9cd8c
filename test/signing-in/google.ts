import type { FastifyInstance } from 'fastify'
import { startPracticeProvider } from '#server/accounts/google/practice-provider.ts'
import { ourPage, type SignedIn } from './sign-in.ts'

const client = { clientId: 'test-client', clientSecret: 'test-client-secret-long-enough' }

export async function startGoogle(publicUrl = 'http://localhost:3000') {
  const provider = await startPracticeProvider(
    {
      host: '127.0.0.1',
      isProduction: false,
      isPublicUrlConfigured: false,
      trustProxy: false,
      google: undefined,
    },
    { ...client, redirectUris: [`${publicUrl}/api/auth/google/callback`] },
  )
  return {
    issuer: provider.issuer.origin,
    close: provider.close,
    env: {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      OIDC_ISSUER: provider.issuer.origin,
    },
  }
}

export interface GoogleChoice {
  email: string
  isVerified?: boolean
}

/**
 * Acts as a person in the popup: chooses an account and follows the redirects back to the diary.
 */
export async function visitProvider(
  address: string,
  choice: GoogleChoice | 'cancel',
): Promise<URL> {
  const cookies = new Map<string, string>()
  const visit = async (url: URL, form?: URLSearchParams): Promise<URL> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (!next) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
    return new URL(next, url)
  }
  const form = new URLSearchParams(
    choice === 'cancel' ? { cancel: 'yes' } : { email: choice.email },
  )
  if (choice !== 'cancel' && choice.isVerified !== false) form.set('verified', 'yes')
  const question = await visit(new URL(address))
  return visit(await visit(question, form))
}

export const createFlowId = () => `flow-${crypto.randomUUID()}`

/** Starts a sign-in like the popup; returns the redirect and the cookie. */
export async function startFlow(app: FastifyInstance, flow = createFlowId(), cookie = '') {
  const answer = await app.inject({
    url: `/api/auth/google/start?flow=${flow}`,
    headers: { cookie, host: 'localhost:3000' },
  })
  return {
    flow,
    answer,
    address: String(answer.headers.location ?? ''),
    cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '',
  }
}

export const followCallback = (app: FastifyInstance, address: URL, cookie: string) =>
  app.inject({
    url: address.pathname + address.search,
    headers: { cookie, host: 'localhost:3000' },
  })

export const finishFlow = (app: FastifyInstance, flow: string, cookie: string, page = ourPage) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/google/finish',
    headers: { cookie, host: 'localhost:3000', ...page },
    payload: { flow },
  })

export async function signInWithGoogle(
  app: FastifyInstance,
  choice: GoogleChoice,
  page = ourPage,
): Promise<SignedIn & { displayName: string | null }> {
  const { flow, address, cookie } = await startFlow(app)
  await followCallback(app, await visitProvider(address, choice), cookie)
  const answer = await finishFlow(app, flow, cookie, page)
  const { signIn, reason } = answer.json()
  if (!signIn) throw new Error(`cannot sign in with Google: ${reason}`)
  return { ...signIn, cookie: String(answer.headers['set-cookie']).split(';')[0] }
}
