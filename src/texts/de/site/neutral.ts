import type * as english from '#texts/site/neutral.ts'
import type { Translation } from '../../translation.ts'

/** The grammatical gender of a breed is unknown, so no article precedes it. */
const nameAndBreed = (name: string, breed: string) => (breed ? `${name} (${breed})` : name)

export const neutralTexts: Translation<typeof english.neutralTexts> = {
  heroTitle: (name) => ({ plain: 'Das Leben mit', turned: name }),
  intro: (name, breed) => `Geschichten und Fotos von ${nameAndBreed(name, breed)}.`,
  contactLead:
    'Fragen, Lob, Fotos von deinem eigenen Hund. Wir lesen alles, und wir schreiben zurück.',
  galleryLead: (name) => `${name} in Bildern.`,
  newsletterLead: (name) =>
    `Ein Brief, wenn es eine Geschichte zu erzählen gibt. Sonst Ruhe. Und ${name} verrät deine Adresse niemandem, nicht mal für Käse.`,
  description: (name, breed) => `Das Tagebuch von ${nameAndBreed(name, breed)}.`,
}
