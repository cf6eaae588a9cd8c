import type * as english from '#texts/site/newsletter.ts'
import type { Translation } from '../../translation.ts'

export const newsletterTexts: Translation<typeof english.newsletterTexts> = {
  heading: '¡Únete a la manada!',
  name: 'Tu nombre',
  email: 'Correo electrónico',
  consent: 'Acepto recibir novedades y correos promocionales',
  submit: 'Suscribirme',
  submitting: 'Un momento...',
  namePlaceholder: 'Álex',
  emailPlaceholder: 'alex@example.com',
}

export const newsletterToasts: Translation<typeof english.newsletterToasts> = {
  done: { title: '¡Listo!', description: 'Tu suscripción al boletín está hecha.' },
  failed: { title: 'Algo salió mal.', description: 'Inténtalo de nuevo más tarde.' },
}
