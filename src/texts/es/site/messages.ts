import type * as english from '#texts/site/messages.ts'
import type { Translation } from '../../translation.ts'

export const contactTexts: Translation<typeof english.contactTexts> = {
  heading: 'Escríbele a la manada',
  headingTurn: 'la manada',
  greeting: (name) => `Hola, ${name}:`,
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  namePlaceholder: 'Noa',
  emailPlaceholder: 'noa@example.com',
  subjectPlaceholder: 'Una duda sobre paseos',
  messagePlaceholder: (name) => `Hola, ${name}...`,
  leaveEmpty: 'Deja esto en blanco',
  submit: 'Enviar mensaje',
  submitting: 'Enviando...',
  sentTitle: '¡Mensaje enviado!',
  sent: 'Gracias por escribir. Se lo leímos en voz alta a quien manda en esta casa, y quiso saber si traía comida.',
  sendAnother: 'Enviar otro',
  faqHeading: 'Ya nos lo preguntaron',
}

export const contactToasts: Translation<typeof english.contactToasts> = {
  done: { title: '¡Mensaje enviado!', description: 'Te responderemos lo antes posible.' },
  failed: { title: 'Algo salió mal.', description: 'Inténtalo de nuevo más tarde.' },
}
