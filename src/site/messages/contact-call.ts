import { ContactMessage, sendContactMessage } from '#shared/contract/messages.ts'
import { browserApi, createFormHandler } from '../data/browser-api.ts'

export const contactFormHandler = createFormHandler(ContactMessage, (body) =>
  browserApi(sendContactMessage, { body }),
)
