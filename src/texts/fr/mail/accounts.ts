import { emailChangeLimits, passwordResetLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/accounts.ts'
import type { Translation } from '../../translation.ts'

/** `first` is the first paragraph, which mail programs also show beside the subject. */
export const accountMailWords: Translation<typeof english.accountMailWords> = {
  greeting: 'Bonjour,',
  reset: {
    subject: 'Un nouveau mot de passe',
    first:
      'Quelqu’un a demandé un nouveau mot de passe pour cette adresse. Si c’était toi, choisis-le ici :',
    ends: 'Un nouveau mot de passe ferme toutes tes sessions, et les applications qui publient ici auront besoin d’un nouveau jeton.',
    notYou: `Le lien fonctionne une seule fois, pendant ${passwordResetLimits.minutes} minutes. Si ce n’était pas toi, tu n’as rien à faire : ton mot de passe reste le même.`,
  },
  noPassword: {
    subject: 'Tu te connectes avec Google',
    first:
      'Quelqu’un a demandé un nouveau mot de passe pour cette adresse. Elle n’en a pas ici : tu te connectes avec Google, ou avec une clé d’accès si tu en as ajouté une :',
    notYou: 'Si ce n’était pas toi, tu n’as rien à faire.',
  },
  passwordChanged: {
    subject: 'Ton mot de passe a changé',
    first: (moment) =>
      `Ton mot de passe a été changé (${moment}), et toutes tes autres sessions ont été fermées.`,
    firstByMail: (moment) =>
      `Ton mot de passe a été remplacé avec un lien reçu par e-mail (${moment}). Toutes tes sessions ont été fermées, et les applications qui publient ici ont besoin d’un nouveau jeton.`,
    notYou: 'Si ce n’était pas toi, choisis-en un nouveau tout de suite :',
  },
  emailChange: {
    subject: 'Ta nouvelle adresse de connexion',
    first: (from) =>
      `Quelqu’un qui se connecte avec ${from} veut désormais se connecter avec cette adresse. Si c’était toi, confirme-le ici :`,
    notYou: `Le lien fonctionne une seule fois, pendant ${emailChangeLimits.minutes} minutes. Si ce n’était pas toi, tu n’as rien à faire : sans lui, rien ne change.`,
  },
  emailChangeAsked: {
    subject: 'Quelqu’un veut changer ton adresse de connexion',
    first: (email) =>
      `Quelqu’un qui est connecté avec ton compte veut désormais se connecter avec ${email}. Si c’était toi, tu n’as rien à faire ici : l’e-mail envoyé à la nouvelle adresse le confirme.`,
    notYou: 'Si ce n’était pas toi, annule le changement ici :',
    newPassword: `Le lien fonctionne pendant ${emailChangeLimits.minutes} minutes, tant que rien n’est confirmé. Choisis ensuite un nouveau mot de passe : quelqu’un utilise ton compte.`,
  },
  emailChanged: {
    subject: 'Ton adresse de connexion a changé',
    first: (email, instead, moment) =>
      `À partir de maintenant, tu te connectes avec ${email} au lieu de ${instead} (${moment}). Les e-mails sur ton compte y arrivent aussi.`,
    notYou: (email) =>
      `Si ce n’était pas toi, quelqu’un d’autre utilise ton compte. Sur l’ordinateur qui fait tourner le journal, tape : npm run admin -- password ${email}`,
    newPassword:
      'Cela définit un nouveau mot de passe et ferme toutes les sessions. Connecte-toi ensuite avec lui, puis remets ton ancienne adresse.',
  },
  newBrowser: {
    subject: 'Une nouvelle connexion',
    first: 'Quelqu’un s’est connecté à ton journal depuis un nouveau navigateur :',
    notYou: 'Si c’était toi, tu n’as rien à faire. Sinon, va voir ici et ferme cette session :',
  },
}

/** Owners recognize their devices by this: « Firefox sous Linux ». */
export const browserWords: Translation<typeof english.browserWords> = {
  unknown: 'Navigateur inconnu',
  on: (browser, system) => `${browser} sous ${system}`,
}
