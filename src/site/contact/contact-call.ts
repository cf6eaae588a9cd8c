import { ContactMessage, sendContactMessage } from '#shared/contract/messages.ts'
import { browserApi } from '../data/browser-api.ts'
import { formCall } from '../forms/form-call.ts'

export const contactCall = formCall(ContactMessage, (body) =>
  browserApi(sendContactMessage, { body }),
)
