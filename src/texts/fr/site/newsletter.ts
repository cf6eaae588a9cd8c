import type * as english from '#texts/site/newsletter.ts'
import type { Translation } from '../../translation.ts'

export const newsletterTexts: Translation<typeof english.newsletterTexts> = {
  heading: 'Rejoins la meute !',
  name: 'Ton nom',
  email: 'Adresse e-mail',
  consent: 'J’accepte de recevoir des nouvelles et des e-mails promotionnels',
  submit: 'S’abonner',
  submitting: 'Inscription…',
  namePlaceholder: 'Alex',
  emailPlaceholder: 'alex@exemple.fr',
}

export const newsletterToasts: Translation<typeof english.newsletterToasts> = {
  done: { title: 'C’est fait !', description: 'Ton inscription à notre lettre est enregistrée.' },
  failed: { title: 'Ça n’a pas marché.', description: 'Réessaie un peu plus tard.' },
}
