import type * as english from '#texts/site/legal.ts'
import type { Translation } from '../../translation.ts'

export const legalTexts: Translation<typeof english.legalTexts> = {
  privacy: {
    title: 'Privacidad',
    paragraphs: [
      'Si nos escribes, guardamos tu nombre, tu correo y tu mensaje para poder responderte, hasta que los borremos. Si te suscribes al boletín, guardamos tu nombre y tu correo hasta que nos pidas que paremos. No le damos nada de eso a nadie.',
      'Para frenar el spam contamos los mensajes durante una hora, asociados a una versión irreconocible de tu dirección de red.',
      'Si quieres ver, corregir o borrar lo que tenemos sobre ti, mándanos un mensaje desde la página de contacto. Te responderá una persona.',
    ],
  },
  terms: {
    title: 'Condiciones',
    paragraphs: [
      'Esto es un diario de familia, escrito con cariño y con migas en el teclado. Puedes leerlo, enlazarlo y citar unas líneas con un enlace a este diario.',
      'Las fotos y los textos son de quienes los hicieron. Antes de usar una foto en otro sitio, pregunta, por favor; para eso está la página de contacto.',
      'Lo que le va bien a un perro puede no irle bien al tuyo. Nada de lo que hay aquí sustituye a tu veterinario.',
    ],
  },
  cookies: {
    title: 'Cookies',
    paragraphs: [
      'A quien nos visita no le ponemos cookies, así que no hay ningún aviso que cerrar.',
      'Tu navegador recuerda por su cuenta una sola cosa: si has elegido el tema claro, el oscuro o el del sistema. Eso no sale nunca de tu dispositivo y desaparece si borras los datos del sitio en el navegador.',
      'Solo quien lleva el diario, al iniciar sesión, tiene una cookie: la que mantiene la sesión abierta.',
    ],
  },
}

const ownFiles =
  'Las imágenes y los tipos de letra vienen de este mismo sitio, salvo cuando una entrada muestra una imagen de otro lugar.'

export const readingTexts: Translation<typeof english.readingTexts> = {
  uncounted: `Leer el diario no deja rastro: ni cuenta, ni publicidad, ni seguimiento, nuestro o de nadie. ${ownFiles}`,
  counted: `No necesitas una cuenta, no hay publicidad y nadie te sigue desde aquí a otros sitios. ${ownFiles}`,
}

export const commentLegalTexts: Translation<typeof english.commentLegalTexts> = {
  privacy: [
    'Si comentas, guardamos tu nombre y tus palabras, y los mostramos cuando los hayamos leído. Tu dirección de correo es opcional y no se muestra nunca: sirve para avisarte de las respuestas, si lo pides y confirmas que la dirección es tuya, y se borra cuando ya no le hace falta a nadie. Para frenar el spam, cada comentario lleva una versión irreconocible de tu dirección de red, con una clave que se tira cada día. Lo que parece spam y lo que se ha eliminado desaparece a los 30 días.',
  ],
  cookies: [
    'Si comentas, tu navegador guarda además tu propio comentario hasta que sea público, para que puedas verlo, y también tu nombre y tu correo si marcas «Recordar». Ni lo uno ni lo otro se guarda por eso en ningún otro sitio.',
  ],
}

export const countingTexts: Translation<typeof english.countingTexts> = {
  visitors: [
    'Contamos cuántas veces se lee cada página, qué día, en qué sitio estaba el enlace (solo su nombre, nunca la dirección entera), si fue en un teléfono, una tableta o un equipo de escritorio, qué se busca en el diario y qué páginas que no existen se piden.',
    'Para distinguir a diez visitantes de uno que vino diez veces, mezclamos tu dirección de red y el nombre de tu navegador con un secreto que cambia cada día, hasta que ya no hay quien los reconozca. El resultado y el secreto se olvidan en dos días como mucho; después nadie, tampoco nosotros, puede averiguar quién estuvo aquí. La dirección en sí no se guarda nunca.',
    'Para esto no hay ninguna cookie y en tu navegador no se guarda nada. Si tu navegador pide que no se le rastree (Global Privacy Control o Do Not Track), tu visita cuenta como página leída y no como visitante.',
  ],
}
