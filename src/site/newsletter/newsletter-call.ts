import { Subscription, subscribe } from '#shared/contract/newsletter.ts'
import { nextStepTexts } from '#texts/site/next-step.ts'
import { browserApi, createFormHandler } from '../data/browser-api.ts'

/** Returns the sentence that the form shows; the text is loaded with the call. */
export const newsletterFormHandler = createFormHandler(Subscription, async (body) => {
  const { sendsMail } = await browserApi(subscribe, { body })
  return nextStepTexts[sendsMail ? 'mailed' : 'later'](body.email)
})
