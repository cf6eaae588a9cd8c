import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { POST_BODY_LIMIT } from '#shared/contract/posts.admin.ts'
import { IdempotencyKey } from '#shared/contract/sender.admin.ts'
import { bodyLimits } from '#shared/limits.ts'
import { micropubErrors as texts } from '#texts/errors/micropub.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { AuthenticatedApp } from '../accounts/apps/apps.service.ts'
import { announceChangeAfterWrites } from '../platform/changes.ts'
import { logProblem, toAppError } from '../platform/http/error-handler.ts'
import { type FormField, readForm } from '../platform/http/read-form.ts'
import { allowSlowBody } from '../platform/http/server.ts'
import type { Platform } from '../platform/platform.ts'
import { invalidRequest, missingToken, toMicropubError, unknownToken } from './micropub.errors.ts'
import type { Micropub } from './micropub.service.ts'
import {
  MAX_FIELDS,
  type MicropubRequest,
  readFormRequest,
  readJsonRequest,
  readMultipartFields,
} from './micropub-request.ts'

export const MICROPUB_PATH = '/micropub'
const MEDIA_PATH = `${MICROPUB_PATH}/media`
const MEDIA_FIELD = /^(?:photo|video)(?:\[\d*\])?$/

declare module 'fastify' {
  interface FastifyRequest {
    /** Found by the token in the header; null while a form body may still hold the token. */
    micropubApp: AuthenticatedApp | null
  }
}

interface MicropubRouteOptions {
  platform: Platform
  accounts: Accounts
  micropub: Micropub
}

/** https://www.w3.org/TR/micropub/: other programs post with a token instead of a session. */
export async function micropubRoutes(app: FastifyInstance, options: MicropubRouteOptions) {
  const { platform, accounts, micropub } = options
  const { origin } = platform.config.publicUrl

  await app.register(async (scope) => {
    announceChangeAfterWrites(scope, platform.changes)
    readBodies(scope)
    scope.decorateRequest('micropubApp', null)
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      // Runs before any body is read: without a token only a small form is read,
      // because it may hold one.
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim()
      if (token) request.micropubApp = await findApp(token, request)
      else if (!mayHoldToken(request)) throw missingToken()
    })
    scope.setErrorHandler((error, request, reply) => {
      const problem = toAppError(error)
      logProblem(request, error, problem)
      const { status, body } = toMicropubError(problem)
      return reply.code(status).headers(problem.headers).send(body)
    })

    async function findApp(token: string, { ip }: FastifyRequest): Promise<AuthenticatedApp> {
      const found = await accounts.apps.findByToken(token)
      if (found) return found
      accounts.logSecurity('auth.app_refused', { ip })
      throw unknownToken()
    }

    /** The token is in the header, or in the form of a program that cannot set headers. */
    async function getApp(request: FastifyRequest, fields: readonly FormField[] = []) {
      const { micropubApp } = request
      const inForm = fields.find(([name]) => name === 'access_token')?.[1]
      if (micropubApp && inForm) throw invalidRequest(texts.twoTokens)
      if (micropubApp) return micropubApp
      if (!inForm) throw missingToken()
      return findApp(inForm, request)
    }

    async function readMicropub(
      request: FastifyRequest,
    ): Promise<{ knownApp: AuthenticatedApp; parsed: MicropubRequest }> {
      if (isMultipart(request)) {
        const knownApp = await getApp(request)
        allowSlowBody(request.raw)
        const fields = await readMultipartFields(request.raw, async (file, { field, fileName }) => {
          if (!MEDIA_FIELD.test(field)) throw invalidRequest(texts.photosOnly)
          return micropub.upload(knownApp, file, fileName)
        })
        return { knownApp, parsed: readFormRequest(fields) }
      }
      const { body } = request
      if (!isForm(body)) return { knownApp: await getApp(request), parsed: readJsonRequest(body) }
      return { knownApp: await getApp(request, body.fields), parsed: readFormRequest(body.fields) }
    }

    scope.get<{ Querystring: Query }>(MICROPUB_PATH, (request) =>
      answerQuery(micropub, request.query, origin),
    )

    scope.post(MICROPUB_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const { knownApp, parsed } = await readMicropub(request)
      switch (parsed.action) {
        case 'create': {
          const key = IdempotencyKey.safeParse(request.headers['idempotency-key']).data
          return created(reply, await micropub.create(knownApp, parsed.properties, key))
        }
        case 'update':
          return changed(reply, await micropub.update(knownApp, parsed.url, parsed.change))
        case 'undelete':
          return changed(reply, await micropub.restore(knownApp, parsed.url))
        default:
          await micropub.remove(knownApp, parsed.url)
          return reply.code(204).send()
      }
    })

    scope.post(MEDIA_PATH, async (request, reply) => {
      const knownApp = await getApp(request)
      if (!isMultipart(request)) throw invalidRequest(texts.noFile)
      const fields = await readMultipartFields(request.raw, async (file, { field, fileName }) => {
        if (field !== 'file') throw invalidRequest(texts.noFile)
        return micropub.upload(knownApp, file, fileName)
      })
      const address = fields.find(([name]) => name === 'file')?.[1]
      if (!address) throw invalidRequest(texts.noFile)
      return created(reply, address)
    })
  })
}

/** Urlencoding may triple the size, when every byte is written as %XX. */
const BODY_LIMIT = 3 * POST_BODY_LIMIT

interface Form {
  fields: FormField[]
}

const isForm = (body: unknown): body is Form =>
  typeof body === 'object' && body !== null && 'fields' in body && Array.isArray(body.fields)

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** No more is read than content-length announces; a request without that header is refused. */
function mayHoldToken({ headers, method, routeOptions }: FastifyRequest): boolean {
  const { 'content-type': type = '', 'content-length': length } = headers
  const [mediaType = ''] = type.split(';')
  return (
    method === 'POST' &&
    routeOptions.url === MICROPUB_PATH &&
    mediaType.trim().toLowerCase() === FORM_TYPE &&
    length !== undefined &&
    Number(length) <= bodyLimits.writing
  )
}

const isMultipart = ({ headers }: FastifyRequest) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Parsed in this scope only; a form from another site is refused before its body is read. */
function readBodies(scope: FastifyInstance) {
  scope.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string): Promise<Form> => ({
      fields: readForm(body, MAX_FIELDS),
    }),
  )
  scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
}

const created = (reply: FastifyReply, address: string) =>
  reply.code(201).header('location', address).send()

const changed = (
  reply: FastifyReply,
  { address, hasMoved }: { address: string; hasMoved: boolean },
) => (hasMoved ? created(reply, address) : reply.code(204).send())

interface Query extends Record<string, unknown> {
  q?: string
  url?: string
}

async function answerQuery(micropub: Micropub, query: Query, origin: string) {
  switch (query.q) {
    case 'config':
      return {
        'media-endpoint': origin + MEDIA_PATH,
        'syndicate-to': [],
        q: ['config', 'source', 'category', 'syndicate-to'],
        'post-types': [
          { type: 'article', name: texts.types.story },
          { type: 'photo', name: texts.types.photo },
          { type: 'video', name: texts.types.video },
        ],
      }
    case 'syndicate-to':
      return { 'syndicate-to': [] }
    case 'category':
      return { categories: await micropub.listCategories() }
    case 'source': {
      const names = [query['properties[]'] ?? query.properties ?? []].flat().map(String)
      if (query.url === undefined) {
        const items = await micropub.list(whole(query.limit, 20), whole(query.offset, 0))
        return { items: items.map((properties) => ({ type: ['h-entry'], properties })) }
      }
      const properties = await micropub.source(String(query.url))
      if (names.length === 0) return { type: ['h-entry'], properties }
      const valuesOf = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : [])
      return { properties: Object.fromEntries(names.map((name) => [name, valuesOf(name)])) }
    }
    default:
      throw invalidRequest(texts.unknownQuery(String(query.q ?? '')))
  }
}

const whole = (value: unknown, otherwise: number) =>
  /^\d{1,6}$/.test(String(value)) ? Number(value) : otherwise
