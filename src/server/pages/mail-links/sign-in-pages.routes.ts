import type { FastifyInstance } from 'fastify'
import { type LetterPage, letterPaths } from '#shared/letter-pages.ts'
import type { Diary } from '../../diary.ts'
import { takeUrlencodedBodies } from '../../platform/http/urlencoded-body.ts'
import type { PageRenderer } from '../render-page.ts'
import { createShow } from './letter-pages.routes.ts'

type Secret = { Params: { secret: string } }

const stale: LetterPage = { kind: 'sign-in-stale', email: '' }

/** Where the mail to a new sign-in email leads to; only the button of the page changes anything. */
export async function signInPageRoutes(
  app: FastifyInstance,
  { auth: { emailChange, logSecurity } }: Diary,
  pages: PageRenderer,
) {
  const show = createShow(pages)
  const path = letterPaths.signIn(':secret')

  await app.register(async (scope) => {
    takeUrlencodedBodies(scope)
    scope.get<Secret>(path, async ({ params, url }, reply) => {
      const found = await emailChange.open(params.secret)
      return show(reply, url, found ? { kind: 'sign-in', email: found.email } : stale)
    })
    scope.post<Secret>(path, async ({ ip, params, url }, reply) => {
      const changed = await emailChange.finish(params.secret)
      if (!changed) return show(reply, url, stale)
      const { email, was } = changed
      logSecurity('auth.email_changed', { email, was, by: 'mailed link', ip })
      return show(reply, url, { kind: 'sign-in-changed', email })
    })
  })
}
