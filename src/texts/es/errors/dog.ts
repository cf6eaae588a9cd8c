import type * as english from '#texts/errors/dog.ts'
import type { Translation } from '../../translation.ts'
import { dates } from '../grammar.ts'

export const dogErrors: Translation<typeof english.dogErrors> = {
  changedElsewhere:
    'Esto se guardó en otro sitio después de que lo abrieras. Recarga la página para ver qué cambió. Lo que has escrito queda como borrador.',
  versionNotFound: 'Esa versión guardada ya no está. Recarga la página.',
  entryNotFound: 'Esta anotación no existe o se ha eliminado.',
  noBirthday: 'La cronología empieza con un cumpleaños, y todavía no se conoce.',
}

export const profileErrors: Translation<typeof english.profileErrors> = {
  nameMissing: 'Escribe un nombre',
  headlineMissing: 'Escribe la primera parte del titular',
  birthday: 'Escribe un día entre 1980 y hoy, por ejemplo 2024-07-25',
  ageWithoutBirthday: 'Escribe una fecha de nacimiento o quita {age}',
  questionMissing: 'Escribe una pregunta y su respuesta',
  unknownPlaceholder: (unknown, known) => {
    const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ')
    return `No sabemos con qué rellenar ${inBraces(unknown)}. Estos sí se pueden: ${inBraces(known)}`
  },
  tooMany: (list, most) => `${list}: ${most} como mucho`,
}

export const dogFields: Translation<typeof english.dogFields> = {
  name: 'Nombre',
  breed: 'Raza',
  birthday: 'Cumpleaños',
  color: 'Color',
  weight: 'Peso',
  tagline: 'Lema',
  photo: 'Foto',
  portrait: 'Retrato',
  headline: 'Titular',
  introduction: 'Presentación',
  heading: 'Encabezado',
  teaser: 'Adelanto',
  text: 'Texto',
  tiles: 'Fichas',
  figure: 'Cifra',
  words: 'Palabras',
  food: 'Comida',
  toy: 'Juguete',
  activity: 'Actividad',
  napSpot: 'Rincón de siesta',
  trick: 'Truco',
  paragraphs: 'Párrafos',
  paragraph: 'Párrafo',
  training: 'Adiestramiento',
  line: 'Línea',
  funFacts: 'Datos curiosos',
  fact: 'Dato',
  questions: 'Preguntas',
  question: 'Pregunta',
  answer: 'Respuesta',
}

export const logErrors: Translation<typeof english.logErrors> = {
  day: 'Escribe un día entre 1980 y hoy',
  beforeBirth: (birthday) =>
    `Ese día es anterior al nacimiento, el ${dates.long(birthday)}. Escribe uno posterior`,
  grams: 'Escribe un peso',
  heaviest: 'Escribe un peso de 150 kg (330 lb) como mucho',
  title: {
    vet: 'Escribe para qué fue la visita',
    vaccination: 'Escribe cómo se llama la vacuna',
    milestone: 'Escribe qué pasó',
  },
  words: 'Escribe unas palabras',
  nextDue: 'La próxima vez tiene que ser después de ese día',
  photo: 'Elige una foto o escribe la URL válida de una imagen',
  oneWeight: 'Escribe los dos pesos o ninguno',
  weightOrder: 'El segundo peso no puede ser menor que el primero',
  fields: { title: 'El título', words: 'Las palabras', privateWords: 'Esto' },
}
