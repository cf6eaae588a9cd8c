import type * as english from '#texts/site/next-step.ts'
import type { Translation } from '../../translation.ts'

export const nextStepTexts: Translation<typeof english.nextStepTexts> = {
  mailed: (email) =>
    `Un clic más: hemos enviado un correo a ${email}. Confirma desde ahí y ya estás dentro. ¿No hay nada? Mira en la carpeta de spam. Una dirección que ya conocemos no recibe otro.`,
  later: (email) =>
    `Las cartas todavía no salen. En cuanto salgan, escribiremos a ${email} para pedirte un clic de confirmación.`,
}
