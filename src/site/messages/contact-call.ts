import { ContactMessage, sendContactMessage } from '#shared/contract/messages.ts'
import { browserApi, formCall } from '../data/browser-api.ts'

export const contactCall = formCall(ContactMessage, (body) =>
  browserApi(sendContactMessage, { body }),
)
