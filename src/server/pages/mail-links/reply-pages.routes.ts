import type { FastifyInstance, FastifyReply } from 'fastify'
import { replyPaths } from '#shared/comments/reply-pages.ts'
import type { LetterPage } from '#shared/letter-pages.ts'
import type { Diary } from '../../diary.ts'
import { takeUrlencodedBodies } from '../../platform/http/urlencoded-body.ts'
import type { PageRenderer } from '../render-page.ts'

type Secret = { Params: { secret: string } }

const stale: LetterPage = { kind: 'replies-stale', email: '' }

/** Where links in mails about replies lead to; as with letters, opening one changes nothing. */
export async function replyPageRoutes(
  app: FastifyInstance,
  { comments }: Diary,
  pages: PageRenderer,
) {
  const { replies } = comments
  const show = async (reply: FastifyReply, url: string, letterPage: LetterPage) => {
    const page = await pages.render({ path: url.split('?')[0] ?? '', search: '', letterPage })
    return reply
      .code(page.status)
      .headers({ ...page.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type(page.type)
      .send(page.body)
  }
  const confirmPage = async (secret: string): Promise<LetterPage> => {
    const reader = await replies.open(secret, 'confirm')
    if (!reader?.email) return stale
    const kind = reader.state === 'confirmed' ? 'replies-wanted' : 'replies'
    return { kind, email: reader.email }
  }
  const stopPage = async (secret: string): Promise<LetterPage> => {
    const reader = await replies.open(secret, 'stop')
    if (!reader) return stale
    const kind = reader.state === 'stopped' ? 'replies-stopped' : 'replies-stop'
    return { kind, email: reader.email ?? '' }
  }

  await app.register(async (scope) => {
    takeUrlencodedBodies(scope)
    // RFC 8058 lets mail programs choose how they write the one field.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    )
    const answer = (
      path: string,
      act: (secret: string) => Promise<unknown>,
      read: (secret: string) => Promise<LetterPage>,
    ) => {
      scope.get<Secret>(path, async ({ params, url }, reply) =>
        show(reply, url, await read(params.secret)),
      )
      scope.post<Secret>(path, async ({ params, url }, reply) => {
        await act(params.secret)
        return show(reply, url, await read(params.secret))
      })
    }
    answer(replyPaths.confirm(':secret'), replies.confirm, confirmPage)
    answer(replyPaths.stop(':secret'), replies.stop, stopPage)
  })
}
