import type * as english from '#texts/admin/assistant.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const aiTexts: Translation<typeof english.aiTexts> = {
  enhance: 'Mejorar texto',
  expand: 'Ampliar texto',
  ideas: 'Dar ideas',
  summary: 'Resumir',
  title: 'Herramientas de IA',
  builtIn: 'ayudante integrado',
  builtInHint:
    'El ayudante integrado trabaja en este servidor. No se envía nada a ningún sitio. «Mejorar texto» y «Ampliar texto» necesitan un modelo de lenguaje.',
  modelAt: (model, host) => `${model} en ${host}`,
  configuredHint: (name) => `Tus palabras se envían a ${name}.`,
  busy: {
    enhance: 'Mejorando…',
    expand: 'Ampliando…',
    ideas: 'Pensando ideas…',
    summary: 'Resumiendo…',
  },
  stop: 'Detener',
  ideasTitle: 'Ideas para tu título',
  dismissIdeas: 'Descartar',
  changed: {
    enhance: 'Texto mejorado',
    expand: 'Texto ampliado',
    ideas: 'Título puesto',
    summary: 'Extracto escrito',
  },
  unchanged: 'Está bien así. No hace falta cambiar nada.',
  suggestions: 'Lo que dice el ayudante',
  showDifference: 'Ver la diferencia',
  undo: 'Deshacer',
  keep: 'Conservar',
  close: 'Cerrar',
  undone: 'Deshecho. Tu texto vuelve a estar como estaba.',
  notAllUndone: (count) =>
    count === 1
      ? 'Deshecho, menos en un punto que has cambiado desde entonces.'
      : `Deshecho, menos en ${count} puntos que has cambiado desde entonces.`,
  notesTitle: 'Preguntas para ti',
  notesHint:
    'Responde en el texto a las que quieras y marca lo que esté hecho. Los lectores no las ven nunca.',
  notesLater: 'Más tarde',
  notesNone: 'Marcar todas',
  noteDone: (question) => `Hecha: ${question}`,
  notesLeft: (count) => plurals.counted(count, 'pregunta pendiente', 'preguntas pendientes'),
  publishTitle: '¿Publicar con preguntas pendientes?',
  publishText: (count) =>
    count === 1
      ? 'Una de las preguntas del ayudante aún no está marcada.'
      : `${count} de las preguntas del ayudante aún no están marcadas.`,
  publishStay: 'Seguir escribiendo',
  publishAnyway: 'Publicar igual',
  textMoved:
    'El texto cambió mientras el ayudante trabajaba, así que no se ha sustituido nada. Inténtalo de nuevo.',
}

export const aiToasts: Translation<typeof english.aiToasts> = {
  notEnoughContent: {
    title: 'Falta texto',
    description: 'Escribe un poco más antes de usar las herramientas de IA.',
  },
  failed: {
    title: 'Error de la IA',
    description: 'Ha habido un problema con la herramienta de IA. Inténtalo de nuevo.',
  },
  summaryCreated: {
    title: 'Resumen creado',
    description: 'Hay un extracto nuevo, hecho a partir de tu texto.',
  },
  ideaSelected: {
    title: 'Idea elegida',
    description: 'La idea es ahora el título de tu entrada.',
  },
}
