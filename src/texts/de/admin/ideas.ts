import type * as english from '#texts/admin/ideas.ts'
import type { Translation } from '../../translation.ts'

export const ideaTexts: Translation<typeof english.ideaTexts> = {
  bySeason: {
    winter: (dog) => [
      `Schnee, und was ${dog} davon hält`,
      'Der Streit um den Mantel, Ausgabe Winter',
      `Die wärmsten Plätze im Haus, bewertet von ${dog}`,
      'Spaziergänge, bevor die Sonne aufgeht',
      'Feiertagsbesuch, von unter dem Tisch gesehen',
    ],
    spring: (dog) => [
      'Der erste trockene Spaziergang des Jahres',
      `Was ${dog} ausgegraben hat, als der Boden weich wurde`,
      'Frühjahrsputz mit Hund im Wäschekorb',
      'Alle Gerüche unserer Straße, der Reihe nach',
      'Matschzeit: unser Handtuchdienst',
    ],
    summer: (dog) => [
      `Wie ${dog} bei Hitze einen kühlen Kopf behält`,
      'Frühe Runden, lange Schläfchen: unser Sommerplan',
      `Der Tag, an dem wir mit ${dog} ans Wasser gefahren sind`,
      `Picknickregeln, wie ${dog} sie versteht`,
      'Die schattigen Ecken unserer Nachbarschaft',
    ],
    autumn: (dog) => [
      `Laubhaufen, bewertet von ${dog}`,
      'Regenrunden und andere Verhandlungen',
      'Die Decke kommt wieder raus',
      `Was ${dog} von dunklen Abenden hält`,
      'Unser liebster Herbstspaziergang, Schritt für Schritt',
    ],
  },
  byCategory: {
    Adventure: (dog) => [
      'Der weiteste Weg zum Briefkasten',
      `Eine Ecke der Stadt, in der ${dog} noch nie geschnüffelt hat`,
    ],
    'Daily Life': (dog) => [
      `Ein ganz normaler Dienstag mit ${dog}, Stunde für Stunde`,
      `Was ${dog} schon alles verschleppt hat`,
    ],
    'Health & Care': (dog) => [
      `So pflegen wir ${dog}: was jeden Tag dazugehört`,
      'Krallen, Ohren, Zähne: unsere zehn Minuten',
    ],
    Training: () => [
      'Ein Kommando, sieben Tage: was sich geändert hat',
      'Der Trick, für den wir am längsten gebraucht haben',
    ],
    Travel: (dog) => [
      `Packen für ${dog}: die Liste, die sich bewährt hat`,
      `Wie ${dog} mitfährt, und was dabei hilft`,
    ],
  },
  byAge: (dog, age) => [
    `${dog}, ${age}: was neu ist und was nicht`,
    `Lieber Welpe: ein Brief an ${dog}, jetzt ${age} alt`,
  ],
  byBirthday: (dog, years) => [
    `${dog} wird ${years}: der Geburtstag, Stunde für Stunde`,
    `Was ${dog} in ${years === 1 ? 'einem Jahr' : `${years} Jahren`} gelernt hat`,
  ],
  byTheme: (dog, theme) => [
    `${theme}: was ${dog} davon hält`,
    `${theme}: was wir gern vorher gewusst hätten`,
    `${theme}, in fünf Fotos und ein paar Worten`,
  ],
}
