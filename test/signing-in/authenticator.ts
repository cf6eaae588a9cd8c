import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/contract/accounts.ts'
import { ourPage, type SignedIn } from './sign-in.ts'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const USER_PRESENT = 1
const USER_VERIFIED = 4
const CREDENTIAL_INCLUDED = 64

/** Encodes the part of CBOR that a passkey uses. */
const head = (major: number, value: number) =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(value)])
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const map = (...pairs: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

interface Request {
  challenge: string
  origin?: string
  rpId?: string
  isUserVerified?: boolean
}

/** A passkey in memory with real keys and signatures, for tests without a browser. */
export function createAuthenticator({ origin = ourPage.origin } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle: string | undefined

  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const dataFor = (rpId: string, flags: number, more = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter), more])
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    authenticatorAttachment: 'platform' as const,
    clientExtensionResults: {},
  }
  const flagsOf = (isUserVerified: boolean) => USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0)

  return {
    setCounter: (value: number) => {
      counter = value
    },
    make({ challenge, user, ...more }: Request & { user: { id: string } }): PasskeyRegistration {
      userHandle = user.id
      const at = more.origin ?? origin
      const key = map(
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x, 'base64url'))],
        [int(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const made = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, key])
      const flags = flagsOf(more.isUserVerified ?? true) | CREDENTIAL_INCLUDED
      const authData = dataFor(more.rpId ?? new URL(at).hostname, flags, made)
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authData)],
      )
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, at).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign({ challenge, ...more }: Request): PasskeyAssertion {
      const at = more.origin ?? origin
      const flags = flagsOf(more.isUserVerified ?? true)
      const authenticatorData = dataFor(more.rpId ?? new URL(at).hostname, flags)
      const clientDataJSON = clientData('webauthn.get', challenge, at)
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      return {
        ...credential,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

const page = (who?: SignedIn, origin = ourPage.origin) => ({
  origin,
  host: new URL(origin).host,
  ...(who && { authorization: `Bearer ${who.token}` }),
})

export async function addPasskey(
  app: FastifyInstance,
  who: SignedIn,
  { name = 'Kitchen tablet', authenticator = createAuthenticator(), origin = ourPage.origin } = {},
) {
  const headers = page(who, origin)
  const url = '/api/admin/passkeys'
  const options = await app.inject({ method: 'POST', url: `${url}/options`, headers })
  if (options.statusCode !== 200) throw new Error(`cannot add a passkey: ${options.body}`)
  const passkey = authenticator.make({ ...options.json(), origin })
  const answer = await app.inject({ method: 'POST', url, headers, payload: { name, passkey } })
  if (answer.statusCode !== 200) throw new Error(`cannot add a passkey: ${answer.body}`)
  return { authenticator, id: answer.json().id as number }
}

export async function requestChallenge(
  app: FastifyInstance,
  origin = ourPage.origin,
): Promise<string> {
  const url = '/api/auth/passkey/options'
  const answer = await app.inject({ method: 'POST', url, headers: page(undefined, origin) })
  return answer.json().challenge
}

export const sendAssertion = (
  app: FastifyInstance,
  payload: PasskeyAssertion,
  origin = ourPage.origin,
) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/passkey',
    headers: page(undefined, origin),
    payload,
  })

export const signInByPasskey = async (
  app: FastifyInstance,
  authenticator: Authenticator,
  origin = ourPage.origin,
) =>
  sendAssertion(app, authenticator.sign({ challenge: await requestChallenge(app, origin) }), origin)
