import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/letters.admin.ts'
import { answerEndpoint } from '../../platform/http/endpoint-route.ts'
import { unauthorized } from '../../platform/http/errors.ts'
import { type LetterWithFigures, presentFailure, presentLetter } from '../newsletter.present.ts'
import type { LettersService } from './letters.service.ts'
import type { MailSetup } from './mail-setup.service.ts'

function ownEmail({ visitor }: FastifyRequest): string {
  if (!visitor) throw unauthorized()
  return visitor.email
}

export function letterRoutes(
  app: FastifyInstance,
  { letters, mail }: { letters: LettersService; mail: MailSetup },
) {
  const present = (state: LetterWithFigures) => presentLetter(state, mail.perMinute)

  answerEndpoint(app, contract.getMailState, () => mail.getState())
  answerEndpoint(app, contract.sendTestMail, async ({ request }) => {
    const to = ownEmail(request)
    await mail.sendTest(to)
    return { to }
  })
  answerEndpoint(app, contract.releaseMail, async () => {
    await mail.release()
    return mail.getState()
  })

  answerEndpoint(app, contract.listLetters, async () => (await letters.list()).map(present))
  answerEndpoint(app, contract.getLetter, async ({ params, request }) => {
    const { html, text, failures, ...state } = await letters.get(params.id, ownEmail(request))
    return { letter: present(state), html, text, failures: failures.map(presentFailure) }
  })
  answerEndpoint(app, contract.pauseLetter, async ({ params }) =>
    present(await letters.pause(params.id)),
  )
  answerEndpoint(app, contract.resumeLetter, async ({ params }) =>
    present(await letters.resume(params.id)),
  )
  answerEndpoint(app, contract.stopLetter, async ({ params }) =>
    present(await letters.stop(params.id)),
  )

  answerEndpoint(app, contract.getLetterOfPost, async ({ params }) => {
    const { state, readers } = await letters.getOfPost(params.id)
    return { letter: state && present(state), readers, mail: await mail.getState() }
  })
  answerEndpoint(app, contract.createLetter, async ({ params, body }) =>
    present(await letters.choose(params.id, body)),
  )
  answerEndpoint(app, contract.cancelLetter, async ({ params }) => {
    await letters.takeBack(params.id)
    return { success: true }
  })
  answerEndpoint(app, contract.previewLetter, ({ params, body, request }) =>
    letters.preview(params.id, body, ownEmail(request)),
  )
  answerEndpoint(app, contract.testLetter, async ({ params, body, request }) => {
    const to = ownEmail(request)
    await letters.sendTest(params.id, body, to)
    return { to }
  })
}
