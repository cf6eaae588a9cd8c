import type * as english from '#texts/site/neutral.ts'
import type { Translation } from '../../translation.ts'

/** The grammatical gender of a breed is unknown, so no article precedes it. */
const nameAndBreed = (name: string, breed: string) => (breed ? `${name}, ${breed}` : name)

export const neutralTexts: Translation<typeof english.neutralTexts> = {
  heroTitle: (name) => ({ plain: 'La vida con', turned: name }),
  intro: (name, breed) => `Historias y fotos de ${nameAndBreed(name, breed)}.`,
  contactLead: 'Preguntas, aplausos, fotos de tu perro. Lo leemos todo y te responderemos.',
  galleryLead: (name) => `${name}, en imágenes.`,
  newsletterLead: (name) =>
    `Una carta cuando haya una historia que merezca la pena. Sin ruido, y ${name} no le dará tu dirección a nadie, ni por un trozo de queso.`,
  description: (name, breed) => `El diario de ${nameAndBreed(name, breed)}.`,
}
