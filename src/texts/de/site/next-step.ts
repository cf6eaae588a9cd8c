import type * as english from '#texts/site/next-step.ts'
import type { Translation } from '../../translation.ts'

export const nextStepTexts: Translation<typeof english.nextStepTexts> = {
  mailed: (email) =>
    `Noch ein Klick: Wir haben eine Mail an ${email} geschickt. Bestätige darin, und du bist dabei. Nichts da? Sieh im Spamordner nach. Eine Adresse, die wir schon kennen, bekommt keine zweite.`,
  later: (email) =>
    `Noch gehen keine Briefe raus. Sobald es so weit ist, schreiben wir an ${email} und bitten um einen Klick zur Bestätigung.`,
}
