import { Subscription, subscribe } from '#shared/contract/newsletter.ts'
import { browserApi, formCall } from '../data/browser-api.ts'

export const newsletterCall = formCall(Subscription, (body) => browserApi(subscribe, { body }))
