import type * as english from '#texts/site/neutral.ts'
import type { Translation } from '../../translation.ts'
import { elision } from '../grammar.ts'

const nameAndBreed = (name: string, breed: string) => (breed ? `${name}, ${breed}` : name)

export const neutralTexts: Translation<typeof english.neutralTexts> = {
  heroTitle: (name) => ({ plain: 'La vie avec', turned: name }),
  intro: (name, breed) => `Histoires et photos ${elision.de(nameAndBreed(name, breed))}.`,
  contactLead:
    'Questions, compliments, photos de ton propre chien : nous lisons tout, et nous répondons.',
  galleryLead: (name) => `${name}, en images.`,
  newsletterLead: (name) =>
    `Une lettre quand une histoire vaut la peine d’être racontée. Pas de bruit, et ${name} ne donne ton adresse à personne, même pas contre du fromage.`,
  description: (name, breed) => `Le journal ${elision.de(nameAndBreed(name, breed))}.`,
}
