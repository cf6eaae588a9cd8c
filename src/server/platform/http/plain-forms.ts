import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyLimits } from '#shared/limits.ts'
import type { LetterPage } from '#shared/page-rendering.ts'
import { formPaths, type RenderRequest, type SentForm } from '#shared/page-rendering.ts'
import { logProblem, toAppError } from './error-handler.ts'
import type { AppError } from './errors.ts'
import { readForm } from './read-form.ts'

/** A page to draw; the renderer adds the rest. */
export type PageRequest = Omit<RenderRequest, 'ask' | 'origin' | 'search'> & { search?: string }

/** The site's pages as the routes of a wing need them; the pages wing implements it. */
export interface Site {
  /** Draws a page for one person: not kept in any cache, not listed by search engines. */
  show(reply: FastifyReply, page: PageRequest, status?: number): Promise<FastifyReply>
  /** The page that every visitor gets at this address, from the public cache where possible. */
  open(path: string): Promise<{ answer: { status: number } }>
}

type ShowProblem = (request: FastifyRequest, reply: FastifyReply, problem: AppError) => unknown

interface PlainFormOptions {
  /** Answers whatever fails, before the route or in it, with the page and what was typed. */
  showProblem?: ShowProblem
  /** RFC 8058 lets mail programs choose how they encode their one field; other types are read as empty. */
  takesAnyType?: boolean
}

/**
 * Routes for what a browser sends without script. Only they take urlencoded bodies: other sites can
 * send those without a preflight, but their requests are refused before the body is read.
 */
export function plainForm(
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

/** Forms end their lines as in a mail; everything else here as in a text file. */
function readFields(body: string): Record<string, string> {
  const fields = readForm(body, bodyLimits.formFields)
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]))
}

export const fieldsOf = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, string>

interface SiteForm {
  name: SentForm['name']
  /** Fields that the page shows again; hidden ones stay out. */
  shown: string[]
  /** May return a sentence for the page that answers. */
  send(fields: Record<string, string>, ip: string): Promise<Pick<SentForm, 'message'>>
}

/** A form of the site for browsers without script: same rules and limits as its JSON call. */
export function answerSiteForm(app: FastifyInstance, site: Site, { name, shown, send }: SiteForm) {
  const path = formPaths[name]
  const showProblem: ShowProblem = (request, reply, { fields, message, status }) => {
    const typed = fieldsOf(request)
    const values = Object.fromEntries(shown.map((field) => [field, typed[field] ?? '']))
    const form: SentForm = fields
      ? { name, outcome: 'invalid', values, errors: fields }
      : { name, outcome: 'failed', message, values, errors: {} }
    return site.show(reply, { path, form }, status)
  }
  return plainForm(
    app,
    (scope) => {
      scope.post(path, async (request, reply) => {
        const { message } = await send(fieldsOf(request), request.ip)
        const form: SentForm = {
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
  /** What the page shows. */
  read(secret: string): Promise<LetterPage>
  /** What the button of the page does, and what is shown afterwards. */
  act(secret: string, request: FastifyRequest): Promise<LetterPage>
}

/**
 * A page behind a mailed link. Mail programs open every link before a person sees it, so opening it
 * changes nothing. The secret in the address is the authorization: no cookie or origin is needed.
 */
export function answerMailedLink(
  scope: FastifyInstance,
  site: Site,
  path: (secret: string) => string,
  { read, act }: MailedLink,
) {
  type WithSecret = { Params: { secret: string } }
  // Logs name a route with this parameter by its pattern alone.
  const pattern = path(':secret')
  scope.get<WithSecret>(pattern, async ({ params, url }, reply) =>
    showLetterPage(site, reply, url, await read(params.secret)),
  )
  scope.post<WithSecret>(pattern, async (request, reply) =>
    showLetterPage(site, reply, request.url, await act(request.params.secret, request)),
  )
}

export const showLetterPage = (
  site: Site,
  reply: FastifyReply,
  url: string,
  letterPage: LetterPage,
  status?: number,
) => site.show(reply, { path: url.split('?')[0] ?? '', letterPage }, status)
