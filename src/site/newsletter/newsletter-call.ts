import { Subscription, subscribe } from '#shared/contract/newsletter.ts'
import { browserApi } from '../data/browser-api.ts'
import { formCall } from '../forms/form-call.ts'

export const newsletterCall = formCall(Subscription, (body) => browserApi(subscribe, { body }))
