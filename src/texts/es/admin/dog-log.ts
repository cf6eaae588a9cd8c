import type * as english from '#texts/admin/dog-log.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals } from '../grammar.ts'
import { spelling } from '../grammar-ages.ts'

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const dogTabTexts: Translation<typeof english.dogTabTexts> = {
  label: 'Tu perro',
  profile: 'Perfil',
  log: 'Registro',
}

export const logTexts: Translation<typeof english.logTexts> = {
  loadFailed: 'No pudimos cargar el registro.',
  kinds: {
    weight: 'Peso',
    vet: 'Veterinario',
    vaccination: 'Vacuna',
    milestone: 'Hito',
    note: 'Nota',
  },
  whatHappened: 'Qué pasó',
  all: 'Todo',
  day: 'Día',
  weight: 'Peso',
  pounds: 'Libras',
  ounces: 'Onzas',
  kilograms: 'Kilogramos',
  titles: { vet: 'Para qué', vaccination: 'Cuál', milestone: 'Qué pasó' },
  titleExamples: {
    vet: 'Revisión anual',
    vaccination: 'Rabia',
    milestone: 'Primera vez por la rampa sin ayuda',
  },
  words: 'Unas palabras',
  wordsExample: 'En la báscula, tras el desayuno',
  privateWords: 'Veterinario y factura',
  privateWordsHint: 'Esto solo lo ves tú.',
  nextDue: 'Próxima vez',
  photo: 'Foto',
  addPhoto: 'Añadir una foto',
  changePhoto: 'Cambiar la foto',
  removePhoto: 'Quitar la foto',
  whoSees: 'Quién lo ve',
  private: 'Privado',
  public: 'En la cronología',
  makePublic: 'Ponerlo en la cronología',
  makePrivate: 'Hacerlo privado',
  add: 'Añadir',
  adding: 'Añadiendo...',
  edit: (what) => `Editar ${what}`,
  editTitle: 'Editar anotación',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  undo: 'Deshacer',
  dueOn: (day) => `Próxima vez: ${dates.short(day)}`,
  earlier: 'Antes',
  showOlder: (count) => `Ver ${plurals.counted(count, 'anterior', 'anteriores')}`,
  empty: 'Aún no hay nada anotado. Añade arriba el primer peso.',
  emptyKind: 'Aún no hay nada de este tipo.',
  comingUp: 'Lo próximo',
  nothingAhead: 'No toca nada.',
  done: 'Hecho',
  doneOf: (title) => `${title}: hecho`,
  /** "Pesarlo", "Pesarla", "Pesarle" */
  weigh: ({ him }) => `Pesar${him}`,
  exportCsv: 'Exportar CSV',
  exporting: 'Exportando...',
  whoSeesWhat: 'Quién ve qué',
  /** Text between two pairs of asterisks is bold. */
  privateMeans:
    '**Privado** quiere decir que se queda aquí. Está en tus copias de seguridad y en ningún otro sitio.',
  publicMeans:
    '**En la cronología** todo el mundo ve el día, las palabras y la foto. Nunca el nombre del veterinario ni la factura.',
  forTheVet: 'Para el veterinario',
  sheetHint: 'Pesos y visitas en una hoja.',
  print: 'Imprimir la hoja',
  sheetTitle: (name) => `${name}: pesos y visitas`,
  /** "Tercer cumpleaños" */
  birthday: (years) =>
    years === 0 ? 'Nacimiento' : `${upperFirst(spelling.ordinal(years))} cumpleaños`,
  entryName: ({ kind, title, day }) =>
    `${title || logTexts.kinds[kind].toLowerCase()}, ${dates.short(day)}`,
}

export const weightTexts: Translation<typeof english.weightTexts> = {
  heading: 'Peso',
  key: () => ({
    weight: 'peso',
    wanted: 'lo que pide el veterinario',
    marks: 'hitos',
  }),
  none: 'Aún no hay pesos. Con dos ya hay curva.',
  one: 'Un peso más y habrá curva.',
  change: (day, by, isMore) => `${day}, ${by} ${isMore ? 'más' : 'menos'}`,
  same: (day) => `${day}, igual que antes`,
}

export const logChoiceTexts: Translation<typeof english.logChoiceTexts> = {
  heading: 'La báscula',
  unit: 'Unidades',
  units: { lb: 'Libras y onzas', kg: 'Kilogramos' },
  wanted: () => 'Lo que pide el veterinario',
  wantedFrom: 'De',
  wantedTo: 'A',
  monthly: ({ him }) => `Recordarme cada mes que toca pesar${him}`,
  onAbout: 'La curva, en «Quién\u00a0soy»',
  onAboutHint: 'Solo los pesos que están en la cronología.',
  save: 'Guardar',
  saving: 'Guardando...',
}

export const leaveLogTexts: Translation<typeof english.leaveLogTexts> = {
  title: '¿Salir sin esta anotación?',
  text: 'Lo que has escrito aún no está en el registro.',
  stay: 'Quedarme',
  leave: 'Salir',
}

export const logToasts: Translation<typeof english.logToasts> = {
  added: (kind) => ({
    title: `Anotado: ${logTexts.kinds[kind].toLowerCase()}`,
    description: 'Está en el registro.',
  }),
  saved: { title: 'Guardado', description: 'El registro está al día.' },
  deleted: {
    title: 'Anotación eliminada',
    description: 'Ya no está en el registro ni en la cronología.',
  },
  restored: { title: 'De vuelta', description: 'Está justo donde estaba.' },
  done: { title: 'Hecho', description: 'Ya no está en la lista.' },
  exportFailed: {
    title: 'No se pudo exportar',
    description: 'Inténtalo de nuevo en un momento.',
  },
  failed: (message) => ({ title: 'Algo salió mal', description: message }),
}

const inDaysText = (days: number) => {
  if (days === 0) return 'hoy'
  if (days === 1) return 'mañana'
  const counted = plurals.counted(Math.abs(days), 'día', 'días')
  return days < 0 ? `hace ${counted}` : `dentro de ${counted}`
}

export const comingUpTexts: Translation<typeof english.comingUpTexts> = {
  /** "2 dic 2026, dentro de 13 días" */
  when: ({ day, inDays }) =>
    inDays > 60 ? dates.short(day) : `${dates.short(day)}, ${inDaysText(inDays)}`,
  what({ what, title }, forms) {
    if (what === 'weigh') return logTexts.weigh(forms)
    return what === 'birthday' ? logTexts.birthday(Number(title)) : title
  },
  /** "Refuerzo: toca el 2 dic 2026, dentro de 6 días" */
  reminder: (coming, forms) =>
    coming.what === 'weigh'
      ? `${logTexts.weigh(forms)}: ya ha pasado un mes`
      : `${coming.title}: ${coming.inDays < 0 ? 'tocaba' : 'toca'} el ${comingUpTexts.when(coming)}`,
}
