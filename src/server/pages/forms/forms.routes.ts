import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendContactMessage } from '#shared/contract/contact.ts'
import { subscribe } from '#shared/contract/newsletter.ts'
import { formPaths, type SentForm } from '#shared/page-rendering.ts'
import type { Diary } from '../../diary.ts'
import { logProblem, toAppError } from '../../platform/http/error-handler.ts'
import type { AppError } from '../../platform/http/errors.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { takeUrlencodedBodies } from '../../platform/http/urlencoded-body.ts'
import { addressKey } from '../../platform/security/rate-limits.ts'
import type { PageRenderer } from '../render-page.ts'

type Fields = Record<string, string>

interface Form {
  name: SentForm['name']
  /** Fields that the page shows again; what is hidden in the form stays out. */
  shown: string[]
  send(fields: Fields, ip: string): Promise<void>
}

/** The forms of the site for browsers without script: same rules and limits as the JSON calls. */
export async function formRoutes(app: FastifyInstance, services: Diary, pages: PageRenderer) {
  const { contact, newsletter } = services
  const forms: Form[] = [
    {
      name: 'contact',
      shown: ['name', 'email', 'subject', 'message'],
      send: async (fields, ip) =>
        contact.receive(readInput(sendContactMessage, { body: fields }).body, addressKey(ip)),
    },
    {
      name: 'newsletter',
      shown: ['name', 'email', 'consent'],
      // A box that is not ticked is not sent at all.
      send: async ({ consent, ...fields }, ip) => {
        const body = { ...fields, consent: Boolean(consent) }
        return newsletter.subscribe(readInput(subscribe, { body }).body, ip)
      },
    },
  ]
  for (const form of forms) await app.register(async (scope) => answerForm(scope, form, pages))
  // The form itself is on the home page; this address is only where it is sent to.
  app.get(formPaths.newsletter, (_request, reply) => reply.redirect('/#newsletter', 303))
}

function answerForm(scope: FastifyInstance, form: Form, pages: PageRenderer) {
  takeUrlencodedBodies(scope)
  const show = async (request: FastifyRequest, reply: FastifyReply, problem?: AppError) => {
    const sent = describeSent(form, (request.body ?? {}) as Fields, problem)
    const page = await pages.render({ path: formPaths[form.name], search: '', form: sent })
    return reply
      .code(problem?.status ?? 200)
      .headers({ ...page.headers, ...problem?.headers })
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type(page.type)
      .send(page.body)
  }
  scope.post(formPaths[form.name], async (request, reply) => {
    await form.send((request.body ?? {}) as Fields, request.ip)
    return show(request, reply)
  })
  // Whatever fails, before the route or in it, is shown on the page with what was typed.
  scope.setErrorHandler((error, request, reply) => {
    const problem = toAppError(error)
    logProblem(request, error, problem)
    return show(request, reply, problem)
  })
}

function describeSent({ name, shown }: Form, fields: Fields, problem?: AppError): SentForm {
  if (!problem) return { name, outcome: 'done', values: {}, errors: {} }
  const values = Object.fromEntries(shown.map((field) => [field, fields[field] ?? '']))
  return problem.fields
    ? { name, outcome: 'invalid', values, errors: problem.fields }
    : { name, outcome: 'failed', message: problem.message, values, errors: {} }
}
