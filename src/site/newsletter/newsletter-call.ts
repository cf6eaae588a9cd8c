import { Subscription, subscribe } from '#shared/contract/newsletter.ts'
import { nextStepTexts } from '#texts/site/next-step.ts'
import { browserApi, formCall } from '../data/browser-api.ts'

/** Returns the sentence that the form shows; the text is loaded with the call. */
export const newsletterCall = formCall(Subscription, async (body) => {
  const { sendsMail } = await browserApi(subscribe, { body })
  return nextStepTexts[sendsMail ? 'mailed' : 'later'](body.email)
})
