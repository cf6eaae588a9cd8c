import type * as english from '#texts/site/messages.ts'
import type { Translation } from '../../translation.ts'

export const contactTexts: Translation<typeof english.contactTexts> = {
  heading: 'Schreib dem Rudel',
  headingTurn: 'dem Rudel',
  greeting: (name) => `Hallo ${name},`,
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  namePlaceholder: 'Robin',
  emailPlaceholder: 'robin@example.com',
  subjectPlaceholder: 'Eine Frage zum Gassigehen',
  messagePlaceholder: (name) => `Hallo ${name} …`,
  leaveEmpty: 'Bitte leer lassen',
  submit: 'Nachricht senden',
  submitting: 'Wird gesendet …',
  sentTitle: 'Nachricht gesendet!',
  sent: 'Danke für deine Zeilen. Sie wurden dem Hund laut vorgelesen. Er wollte wissen, ob darin auch Futter vorkommt.',
  sendAnother: 'Noch eine schreiben',
  faqHeading: 'Oft gefragt',
}

export const contactToasts: Translation<typeof english.contactToasts> = {
  done: { title: 'Nachricht gesendet!', description: 'Wir melden uns, so schnell es geht.' },
  failed: { title: 'Da ging etwas schief.', description: 'Bitte versuch es später noch einmal.' },
}
