import type { FastifyInstance, FastifyReply } from 'fastify'
import { NewSubscriber } from '#shared/contract/subscribers.ts'
import { COME_BACK_FIELD, type LetterPage, letterPaths } from '#shared/letter-pages.ts'
import type { Diary } from '../../diary.ts'
import { logProblem, toAppError } from '../../platform/http/error-handler.ts'
import { takeUrlencodedBodies } from '../../platform/http/urlencoded-body.ts'
import type { PageRenderer } from '../render-page.ts'

type Secret = { Params: { secret: string } }
type Fields = Record<string, string>

const stale: LetterPage = { kind: 'stale', email: '' }

/**
 * Where the links in mails lead to. Mail programs open every link before anybody sees it, so opening
 * one changes nothing; whoever has the secret needs no cookie, and comes from nowhere.
 */
export async function letterPageRoutes(app: FastifyInstance, services: Diary, pages: PageRenderer) {
  const { newsletter, subscriberLinks: links } = services
  const show = createShow(pages)

  const confirmPage = async (secret: string): Promise<LetterPage> => {
    const found = await links.openConfirm(secret)
    if (!found) return stale
    return { kind: found.state === 'confirmed' ? 'confirmed' : 'confirm', email: found.email }
  }
  const leavePage = async (secret: string): Promise<LetterPage> => {
    const found = await links.openLeave(secret)
    return found ? { kind: found.state === 'left' ? 'left' : 'leave', email: found.email } : stale
  }

  await app.register(async (scope) => {
    takeAnyBody(scope)
    scope.get<Secret>(letterPaths.confirm(':secret'), async ({ params, url }, reply) =>
      show(reply, url, await confirmPage(params.secret)),
    )
    scope.post<Secret>(letterPaths.confirm(':secret'), async ({ params, url }, reply) => {
      await links.confirm(params.secret)
      return show(reply, url, await confirmPage(params.secret))
    })
    scope.get<Secret>(letterPaths.leave(':secret'), async ({ params, url }, reply) =>
      show(reply, url, await leavePage(params.secret)),
    )
    // Mail programs send `List-Unsubscribe=One-Click` here (RFC 8058), our own page nothing or the wish to come back.
    scope.post<Secret>(letterPaths.leave(':secret'), async ({ params, body, url }, reply) => {
      const isBack = Boolean((body as Fields | undefined)?.[COME_BACK_FIELD])
      const isDone = await (isBack ? links.comeBack : links.leave)(params.secret)
      const page = await leavePage(params.secret)
      const isIn = isBack && isDone && page.kind === 'leave'
      return show(reply, url, isIn ? { ...page, kind: 'confirmed' } : page)
    })
  })
  await app.register(async (scope) => askAgainRoute(scope, newsletter, show))
  app.get(letterPaths.again, (_request, reply) => reply.redirect('/#newsletter', 303))
}

type Show = ReturnType<typeof createShow>

export const createShow =
  (pages: PageRenderer) =>
  async (reply: FastifyReply, url: string, letterPage: LetterPage, status?: number) => {
    const page = await pages.render({ path: url.split('?')[0] ?? '', search: '', letterPage })
    return reply
      .code(status ?? page.status)
      .headers({ ...page.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type(page.type)
      .send(page.body)
  }

/** RFC 8058 lets mail programs choose how they write the one field; none of them knows our own. */
function takeAnyBody(scope: FastifyInstance) {
  takeUrlencodedBodies(scope)
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
}

function askAgainRoute(scope: FastifyInstance, newsletter: Diary['newsletter'], show: Show) {
  takeUrlencodedBodies(scope)
  const typedIn = (body: unknown) => (body as Fields | undefined)?.email ?? ''
  scope.post(letterPaths.again, async (request, reply) => {
    const typed = typedIn(request.body)
    const email = NewSubscriber.shape.email.safeParse(typed)
    if (!email.success) {
      const message = email.error.issues[0]?.message ?? ''
      return show(reply, request.url, { ...stale, problem: { message, typed } }, 400)
    }
    await newsletter.askAgain(email.data, request.ip)
    return show(reply, request.url, { kind: 'asked', email: email.data })
  })
  scope.setErrorHandler(async (error, request, reply) => {
    const problem = toAppError(error)
    logProblem(request, error, problem)
    const { message, status, headers } = problem
    reply.headers(headers)
    const page = { ...stale, problem: { message, typed: typedIn(request.body) } }
    return show(reply, request.url, page, status)
  })
}
