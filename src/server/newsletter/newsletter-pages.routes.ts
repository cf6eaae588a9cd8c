import type { FastifyInstance } from 'fastify'
import { NewSubscriber } from '#shared/contract/newsletter.admin.ts'
import { subscribe } from '#shared/contract/newsletter.ts'
import {
  formPaths,
  type MailLinkPage,
  mailLinkPaths,
  RESUBSCRIBE_FIELD,
} from '#shared/page-rendering.ts'
import { nextStepTexts } from '#texts/site/next-step.ts'
import {
  formValuesOf,
  registerMailedLink,
  registerPlainForms,
  registerSiteForm,
  type SitePages,
  sendMailLinkPage,
} from '../platform/http/plain-forms.ts'
import { readInput } from '../platform/http/read-input.ts'
import type { DoubleOptIn } from './double-opt-in.service.ts'

const stale: MailLinkPage = { kind: 'stale', email: '' }
const formOfHomePage = '/#newsletter'

export async function newsletterPageRoutes(
  app: FastifyInstance,
  newsletter: DoubleOptIn,
  site: SitePages,
) {
  await registerSiteForm(app, site, {
    name: 'newsletter',
    shown: ['name', 'email', 'consent'],
    // A browser does not send a checkbox that is not ticked.
    async send({ consent, ...fields }, ip) {
      const body = { ...fields, consent: Boolean(consent) }
      const subscription = readInput(subscribe, { body }).body
      const sendsMail = await newsletter.subscribe(subscription, ip)
      return { message: nextStepTexts[sendsMail ? 'mailed' : 'later'](subscription.email) }
    },
  })
  // The form is on the home page; this address only receives it.
  app.get(formPaths.newsletter, (_request, reply) => reply.redirect(formOfHomePage, 303))

  await mailedLinkRoutes(app, newsletter, site)
  await newLinkRoute(app, newsletter, site)
  app.get(mailLinkPaths.again, (_request, reply) => reply.redirect(formOfHomePage, 303))
}

function mailedLinkRoutes(app: FastifyInstance, newsletter: DoubleOptIn, site: SitePages) {
  const confirmPage = async (secret: string): Promise<MailLinkPage> => {
    const found = await newsletter.openConfirm(secret)
    if (!found) return stale
    return { kind: found.state === 'confirmed' ? 'confirmed' : 'confirm', email: found.email }
  }
  const leavePage = async (secret: string): Promise<MailLinkPage> => {
    const found = await newsletter.openLeave(secret)
    return found ? { kind: found.state === 'left' ? 'left' : 'leave', email: found.email } : stale
  }
  return registerPlainForms(
    app,
    (scope) => {
      registerMailedLink(scope, site, mailLinkPaths.confirm, {
        read: confirmPage,
        async act(secret) {
          await newsletter.confirm(secret)
          return confirmPage(secret)
        },
      })
      registerMailedLink(scope, site, mailLinkPaths.leave, {
        read: leavePage,
        // Mail programs send `List-Unsubscribe=One-Click` (RFC 8058); the diary's own page sends no
        // field, or the one that resubscribes.
        async act(secret, request) {
          const isBack = Boolean(formValuesOf(request)[RESUBSCRIBE_FIELD])
          const isDone = await (isBack ? newsletter.resubscribe : newsletter.unsubscribe)(secret)
          const page = await leavePage(secret)
          const isIn = isBack && isDone && page.kind === 'leave'
          return isIn ? { ...page, kind: 'confirmed' } : page
        },
      })
    },
    { takesAnyType: true },
  )
}

function newLinkRoute(app: FastifyInstance, newsletter: DoubleOptIn, site: SitePages) {
  return registerPlainForms(
    app,
    (scope) => {
      scope.post(mailLinkPaths.again, async (request, reply) => {
        const { email: typed = '' } = formValuesOf(request)
        const email = NewSubscriber.shape.email.safeParse(typed)
        if (!email.success) {
          const message = email.error.issues[0]?.message ?? ''
          const page = { ...stale, problem: { message, typed } }
          return sendMailLinkPage(site, reply, request.url, page, 400)
        }
        await newsletter.askAgain(email.data, request.ip)
        return sendMailLinkPage(site, reply, request.url, { kind: 'asked', email: email.data })
      })
    },
    {
      showProblem(request, reply, { message, status }) {
        const { email: typed = '' } = formValuesOf(request)
        const page = { ...stale, problem: { message, typed } }
        return sendMailLinkPage(site, reply, request.url, page, status)
      },
    },
  )
}
