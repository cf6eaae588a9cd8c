import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/letters.admin.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import { unauthorized } from '../../platform/http/errors.ts'
import {
  type LetterWithFigures,
  presentLetter,
  presentLetterFailure,
} from '../newsletter.present.ts'
import type { Newsletter } from '../newsletter.ts'

function ownEmail({ visitor }: FastifyRequest): string {
  if (!visitor) throw unauthorized()
  return visitor.email
}

export function letterRoutes(app: FastifyInstance, { letters, mailSetup }: Newsletter) {
  const present = (state: LetterWithFigures) => presentLetter(state, mailSetup.perMinute)

  registerEndpoint(app, contract.getMailState, () => mailSetup.getState())
  registerEndpoint(app, contract.sendTestMail, async ({ request }) => {
    const to = ownEmail(request)
    await mailSetup.sendTest(to)
    return { to }
  })
  registerEndpoint(app, contract.releaseMailHold, async () => {
    await mailSetup.release()
    return mailSetup.getState()
  })

  registerEndpoint(app, contract.listLetters, async () => (await letters.list()).map(present))
  registerEndpoint(app, contract.getLetter, async ({ params, request }) => {
    const { html, text, failures, ...state } = await letters.get(params.id, ownEmail(request))
    return { letter: present(state), html, text, failures: failures.map(presentLetterFailure) }
  })
  registerEndpoint(app, contract.pauseLetter, async ({ params }) =>
    present(await letters.pause(params.id)),
  )
  registerEndpoint(app, contract.resumeLetter, async ({ params }) =>
    present(await letters.resume(params.id)),
  )
  registerEndpoint(app, contract.stopLetter, async ({ params }) =>
    present(await letters.stop(params.id)),
  )

  registerEndpoint(app, contract.getLetterOfPost, async ({ params }) => {
    const { state, readers } = await letters.getOfPost(params.id)
    return { letter: state && present(state), readers, mail: await mailSetup.getState() }
  })
  registerEndpoint(app, contract.createLetter, async ({ params, body }) =>
    present(await letters.choose(params.id, body)),
  )
  registerEndpoint(app, contract.cancelLetter, async ({ params }) => {
    await letters.takeBack(params.id)
    return { success: true }
  })
  registerEndpoint(app, contract.previewLetter, ({ params, body, request }) =>
    letters.preview(params.id, body, ownEmail(request)),
  )
  registerEndpoint(app, contract.testLetter, async ({ params, body, request }) => {
    const to = ownEmail(request)
    await letters.sendTest(params.id, body, to)
    return { to }
  })
}
