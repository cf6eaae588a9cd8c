import { createHash, generateKeyPair, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import {
  type Adapter,
  type AdapterPayload,
  interactionPolicy,
  type JWK,
  Provider,
} from 'oidc-provider'
import { language } from '#texts/grammar.ts'
import { type GoogleModeConfig, isPracticeAllowed } from './oidc.ts'

interface PracticeOptions {
  clientId: string
  clientSecret: string
  redirectUris: string[]
}

export interface PracticeProvider {
  issuer: URL
  close(): Promise<void>
}

/**
 * A real OpenID provider that lets anyone sign in under any email. It listens on loopback only and
 * refuses to start where it could become a way into a real site.
 */
export async function startPracticeProvider(
  config: GoogleModeConfig,
  options: PracticeOptions,
): Promise<PracticeProvider> {
  if (!isPracticeAllowed(config)) {
    throw new Error('The practice sign-in only works on a plain start on your own computer.')
  }
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const issuer = new URL(`http://127.0.0.1:${port}`)
  const accounts: Accounts = new Map()
  const provider = await createProvider(issuer, options, accounts)
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/choose/')) return answer(request, response)
    choose(provider, accounts, request, response).catch(() => {
      response.writeHead(400, { 'content-type': 'text/plain' })
      response.end('This practice sign-in has expired. Close this window and try again.')
    })
  })
  server.unref()
  return {
    issuer,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function createProvider(
  issuer: URL,
  options: PracticeOptions,
  accounts: Accounts,
): Promise<Provider> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return new Provider(issuer.origin, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' } as JWK] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google, it puts the email into the identity token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/choose/${uid}` },
    findAccount: (_context, accountId) => {
      const account = accounts.get(accountId)
      return account && { accountId, claims: () => ({ sub: accountId, ...account }) }
    },
    // The grant is made here so that practice shows no consent page.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  })
}

interface Account {
  email: string
  email_verified: boolean
  name: string
}
type Accounts = Map<string, Account>

/** The subject is derived from the email, so that it survives a restart. */
function ensureAccount(accounts: Accounts, email: string, isVerified: boolean): string {
  const subject = createHash('sha256').update(email).digest('hex').slice(0, 21)
  const name = email.split('@')[0] ?? ''
  accounts.set(subject, { email, email_verified: isVerified, name })
  return subject
}

async function choose(
  provider: Provider,
  accounts: Accounts,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { uid } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(practicePage(`/choose/${uid}`))
    return
  }
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > 10_000) throw new Error('The form is too long.')
  }
  const form = new URLSearchParams(body)
  const email = form.get('email')?.trim().toLowerCase().replace(/\s/g, '')
  if (form.has('cancel') || !email) {
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'cancelled',
    })
  }
  const accountId = ensureAccount(accounts, email, form.has('verified'))
  return provider.interactionFinished(request, response, {
    select_account: {},
    login: { accountId, remember: false },
  })
}

const pageStyle = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;color:#3b2a20;background:#fdf8f1}
main{width:min(26rem,calc(100vw - 3rem));display:grid;gap:1rem}
h1{font-size:1.4rem;margin:0}p{margin:0}
.practice{background:#ffe9b8;border:2px dashed #a86a00;border-radius:12px;padding:.75rem 1rem;color:#4a2f00}
form{display:grid;gap:.6rem}label{display:grid;gap:.3rem;font-weight:600}label.tick{display:flex;font-weight:400;gap:.5rem;align-items:center}
button,input[type=email]{font:inherit;padding:.7rem 1rem;border-radius:12px;border:1.5px solid #a08c7c;background:#fff;color:inherit}
button{cursor:pointer;text-align:left}button:hover{background:#f5ece0}button small{display:block;color:#6b5648}.quiet{border-color:transparent;background:none;text-align:center;text-decoration:underline}
:focus-visible{outline:3px solid #7c3aed;outline-offset:2px}`

const offeredAccounts = [
  { email: 'owner@practice.example', name: 'The owner' },
  { email: 'stranger@practice.example', name: 'Somebody else' },
]

/** The page must not resemble Google's, so that nobody takes it for the real one. */
const practicePage = (action: string) => `<!doctype html><html lang="${language.tag}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Practice sign-in</title><style>${pageStyle}</style></head><body><main>
<p class="practice"><strong>Practice.</strong> This is not Google. It stands in for Google while the diary runs on your own computer.</p>
<h1>Choose an account</h1>
${offeredAccounts
  .map(
    ({ email, name }) =>
      `<form method="post" action="${action}"><input type="hidden" name="verified" value="yes"><button name="email" value="${email}">${name}<small>${email}</small></button></form>`,
  )
  .join('')}
<form method="post" action="${action}"><label>Another email <input type="email" name="email" required maxlength="254"></label>
<label class="tick"><input type="checkbox" name="verified" value="yes" checked> This email is verified</label>
<button>Continue</button></form>
<form method="post" action="${action}"><button class="quiet" name="cancel" value="yes">Cancel</button></form>
</main></body></html>`

function createMemoryAdapter(): (name: string) => Adapter {
  const payloads = new Map<string, AdapterPayload>()
  const keysOfGrants = new Map<string, string[]>()

  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...payloads].find(
        ([key, payload]) => key.startsWith(`${name}:`) && payload[field] === value,
      )?.[1]
    return {
      async upsert(id, payload) {
        payloads.set(keyOf(id), payload)
        const { grantId } = payload
        if (grantId) keysOfGrants.set(grantId, [...(keysOfGrants.get(grantId) ?? []), keyOf(id)])
      },
      find: async (id) => payloads.get(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = payloads.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        payloads.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const key of keysOfGrants.get(grantId) ?? []) payloads.delete(key)
        keysOfGrants.delete(grantId)
      },
    }
  }
}
