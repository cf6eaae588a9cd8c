import type * as english from '#texts/site/newsletter.ts'
import type { Translation } from '../../translation.ts'

export const newsletterTexts: Translation<typeof english.newsletterTexts> = {
  heading: 'Komm ins Rudel!',
  name: 'Dein Name',
  email: 'E-Mail-Adresse',
  consent: 'Ja, ich möchte Neuigkeiten und Werbung per E-Mail bekommen',
  submit: 'Abonnieren',
  submitting: 'Wird eingetragen …',
  namePlaceholder: 'Alex',
  emailPlaceholder: 'alex@example.com',
}

export const newsletterToasts: Translation<typeof english.newsletterToasts> = {
  done: { title: 'Geschafft!', description: 'Ab jetzt bekommst du unsere Briefe.' },
  failed: { title: 'Da ging etwas schief.', description: 'Bitte versuch es später noch einmal.' },
}
