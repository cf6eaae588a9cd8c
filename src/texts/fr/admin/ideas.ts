import type * as english from '#texts/admin/ideas.ts'
import type { Translation } from '../../translation.ts'
import { elision } from '../grammar.ts'

export const ideaTexts: Translation<typeof english.ideaTexts> = {
  bySeason: {
    winter: (dog) => [
      `La neige, vue par ${dog}`,
      'Le débat du manteau, édition d’hiver',
      `Les coins les plus chauds de la maison, notés par ${dog}`,
      'Les promenades d’avant le lever du soleil',
      'Les invités des fêtes, vus de sous la table',
    ],
    spring: (dog) => [
      'La première promenade sèche de l’année',
      `Ce ${elision.que(dog)} a déterré quand le sol s’est ramolli`,
      'Ménage de printemps avec un chien dans le panier à linge',
      'Toutes les odeurs de notre rue, dans l’ordre',
      'La saison de la boue : notre rituel de la serviette',
    ],
    summer: (dog) => [
      `Comment ${dog} reste au frais quand il fait chaud`,
      'Promenades à l’aube et longues siestes : notre rythme d’été',
      `Le jour où nous avons emmené ${dog} au bord de l’eau`,
      `Les règles du pique-nique, telles ${elision.que(dog)} les comprend`,
      'Les coins d’ombre de notre quartier',
    ],
    autumn: (dog) => [
      `Les tas de feuilles, notés par ${dog}`,
      'Promenades sous la pluie et autres négociations',
      'La couverture est de retour',
      `Ce ${elision.que(dog)} pense des soirées sombres`,
      'Notre promenade d’automne préférée, pas à pas',
    ],
  },
  byCategory: {
    Adventure: (dog) => [
      'Le plus long chemin jusqu’à la boîte aux lettres',
      `Un coin de la ville ${elision.que(dog)} n’avait jamais reniflé`,
    ],
    'Daily Life': (dog) => [
      `Un mardi ordinaire avec ${dog}, heure par heure`,
      `Tout ce ${elision.que(dog)} a changé de place`,
    ],
    'Health & Care': (dog) => [
      `Prendre soin ${elision.de(dog)} : ce que nous faisons chaque jour`,
      'Griffes, oreilles, dents : nos dix minutes',
    ],
    Training: () => [
      'Un ordre, sept jours : ce qui a changé',
      'Le tour qui nous a pris le plus de temps',
    ],
    Travel: (dog) => [
      `La valise ${elision.de(dog)} : la liste qui marche`,
      `Comment ${dog} voyage, et ce qui aide`,
    ],
  },
  byAge: (dog, age) => [
    `${dog}, ${age} : ce qui est nouveau, ce qui ne l’est pas`,
    `Cher chiot : une lettre à ${dog}, ${age} déjà`,
  ],
  byBirthday: (dog, years) => [
    `${dog} a ${years === 1 ? 'un an' : `${years} ans`} : l’anniversaire, heure par heure`,
    `Ce ${elision.que(dog)} a appris en ${years === 1 ? 'un an' : `${years} ans`}`,
  ],
  byTheme: (dog, theme) => [
    `${theme} : l’avis ${elision.de(dog)}`,
    `${theme} : ce que nous aurions aimé savoir avant`,
    `${theme}, en cinq photos et quelques mots`,
  ],
}
