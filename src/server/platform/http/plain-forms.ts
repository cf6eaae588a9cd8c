import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyLimits } from '#shared/limits.ts'
import type { MailLinkPage } from '#shared/page-rendering.ts'
import { formPaths, type PlainFormResult, type RenderRequest } from '#shared/page-rendering.ts'
import type { Audience } from '../reading.ts'
import { logProblem, toAppError } from './error-handler.ts'
import type { AppError } from './errors.ts'
import { readForm } from './read-form.ts'

export type PageRequest = Omit<RenderRequest, 'ask' | 'origin' | 'search'> & { search?: string }

/** The pages module implements this interface, so that other modules can show pages without importing it. */
export interface SitePages {
  /** Renders a page for one person: no cache stores it, and search engines do not list it. */
  show(reply: FastifyReply, page: PageRequest, status?: number): Promise<FastifyReply>
  open(audience: Audience, path: string): Promise<{ answer: { status: number } }>
}

type ShowProblem = (request: FastifyRequest, reply: FastifyReply, problem: AppError) => unknown

interface PlainFormOptions {
  showProblem?: ShowProblem
  /**
   * RFC 8058 lets mail programs choose how they encode their one field; a body of another type is
   * read as empty.
   */
  takesAnyType?: boolean
}

/**
 * Registers routes for forms that a browser sends without script. Only these accept urlencoded
 * bodies: other sites can send those without a preflight, but their requests are refused before the
 * body is read.
 */
export function registerPlainForms(
  app: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void,
  { showProblem, takesAnyType = false }: PlainFormOptions = {},
) {
  return app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyLimits.writing },
      async (_request: FastifyRequest, body: string) => readFields(body),
    )
    if (takesAnyType) {
      const options = { parseAs: 'string', bodyLimit: bodyLimits.writing } as const
      scope.addContentTypeParser('*', options, (_request, _body, done) => done(null, {}))
    }
    if (showProblem) {
      scope.setErrorHandler((error, request, reply) => {
        const problem = toAppError(error)
        logProblem(request, error, problem)
        return showProblem(request, reply.headers(problem.headers), problem)
      })
    }
    addRoutes(scope)
  })
}

/** Forms end their lines with CRLF, as mails do; all other texts here use LF. */
function readFields(body: string): Record<string, string> {
  const fields = readForm(body, bodyLimits.formFields)
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]))
}

export const formValuesOf = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, string>

interface SiteForm {
  name: PlainFormResult['name']
  /** After an error the page shows these fields again; hidden fields must not be among them. */
  shown: string[]
  send(fields: Record<string, string>, ip: string): Promise<Pick<PlainFormResult, 'message'>>
}

/** Serves browsers without script, with the rules and limits of the form's JSON call. */
export function registerSiteForm(
  app: FastifyInstance,
  site: SitePages,
  { name, shown, send }: SiteForm,
) {
  const path = formPaths[name]
  const showProblem: ShowProblem = (request, reply, { fields, message, status }) => {
    const typed = formValuesOf(request)
    const values = Object.fromEntries(shown.map((field) => [field, typed[field] ?? '']))
    const form: PlainFormResult = fields
      ? { name, outcome: 'invalid', values, errors: fields }
      : { name, outcome: 'failed', message, values, errors: {} }
    return site.show(reply, { path, form }, status)
  }
  return registerPlainForms(
    app,
    (scope) => {
      scope.post(path, async (request, reply) => {
        const { message } = await send(formValuesOf(request), request.ip)
        const form: PlainFormResult = {
          name,
          outcome: 'done',
          ...(message && { message }),
          values: {},
          errors: {},
        }
        return site.show(reply, { path, form }, 200)
      })
    },
    { showProblem },
  )
}

interface MailedLink {
  read(secret: string): Promise<MailLinkPage>
  act(secret: string, request: FastifyRequest): Promise<MailLinkPage>
}

/**
 * Serves the page behind a mailed link. Mail programs open every link before a person sees it, so
 * opening the page changes nothing. The secret in the address is the authorization: no cookie or
 * origin is needed.
 */
export function registerMailedLink(
  scope: FastifyInstance,
  site: SitePages,
  path: (secret: string) => string,
  { read, act }: MailedLink,
) {
  type WithSecret = { Params: { secret: string } }
  // The log shows only the pattern of a route with a parameter named `secret`.
  const pattern = path(':secret')
  scope.get<WithSecret>(pattern, async ({ params, url }, reply) =>
    sendMailLinkPage(site, reply, url, await read(params.secret)),
  )
  scope.post<WithSecret>(pattern, async (request, reply) =>
    sendMailLinkPage(site, reply, request.url, await act(request.params.secret, request)),
  )
}

export const sendMailLinkPage = (
  site: SitePages,
  reply: FastifyReply,
  url: string,
  letterPage: MailLinkPage,
  status?: number,
) => site.show(reply, { path: url.split('?')[0] ?? '', letterPage }, status)
