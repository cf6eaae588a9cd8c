import type * as english from '#texts/site/next-step.ts'
import type { Translation } from '../../translation.ts'

export const nextStepTexts: Translation<typeof english.nextStepTexts> = {
  mailed: (email) =>
    `Encore un clic : nous avons envoyé un e-mail à ${email}. Ouvre-le pour confirmer, et te voilà dans la meute. Rien reçu ? Regarde dans les indésirables. Une adresse que nous connaissons déjà n’en reçoit pas de second.`,
  later: (email) =>
    `Les lettres ne partent pas encore. Dès qu’elles partiront, nous écrirons à ${email} pour demander un clic de confirmation.`,
}
