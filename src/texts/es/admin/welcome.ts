import type * as english from '#texts/admin/welcome.ts'
import type { Translation } from '../../translation.ts'

export const welcomeTexts: Translation<typeof english.welcomeTexts> = {
  title: 'Primeros pasos',
  brand: 'Un diario nuevo',
  skip: 'Ahora no',
  back: 'Atrás',
  next: 'Siguiente',
  finish: 'Abrir el diario',
  busy: 'Un momento…',
  progress: (step, steps) => `Paso ${step} de ${steps}`,
  steps: ['De quién es', 'Un retrato', 'Colores', 'Historias'],
  done: {
    title: 'El diario es tuyo',
    description: 'La primera historia espera a que la escribas.',
  },
}

export const invitationTexts: Translation<typeof english.invitationTexts> = {
  title: 'Hazlo tuyo en cinco minutos',
  text: 'El diario todavía es el de muestra. Con cuatro pasos cortos tratará de tu perro.',
  textEmpty: 'El diario aún no conoce a tu perro. Bastan tres pasos cortos.',
  begin: 'Empezar',
  later: 'Ahora no',
  never: 'Nunca',
  again: 'Repetir los primeros pasos',
}

export const whoseStepTexts: Translation<typeof english.whoseStepTexts> = {
  heading: { plain: '¿De quién es', turned: 'este diario?' },
  lead: 'Unas pocas respuestas y todas las páginas sabrán cómo se llama. Podrás cambiarlo todo después en Tu perro y en Ajustes.',
  email: 'Tu correo',
  emailHint: (current) => `Entrarás con él. Ahora mismo es ${current}, una dirección sin buzón.`,
  name: 'El nombre de tu perro',
  breedHint: 'O como llames a la mezcla.',
  birthdayHint: 'Una fecha aproximada sirve. O déjala en blanco.',
  ownerName: 'Quién lo escribe',
  ownerNameOf: (dogName) => `La familia de ${dogName}`,
  ownerNameHint: 'Es la firma de todas las historias.',
  blogName: 'El nombre del diario',
  blogNameOf: (dogName) => `El diario de ${dogName}`,
  blogNameHint: 'Arriba, en todas las páginas.',
}

export const portraitStepTexts: Translation<typeof english.portraitStepTexts> = {
  heading: (name) => ({ plain: 'Un retrato', turned: `de ${name}` }),
  lead: 'Cuelga en la página de inicio, en «Quién\u00a0soy» y junto a cada historia.',
  choose: 'Elegir una foto',
  title: 'Retrato',
  borrow: 'O toma prestado uno de los dibujos por ahora.',
  use: (drawing) => `Usar ${drawing}`,
}

export const colorsStepTexts: Translation<typeof english.colorsStepTexts> = {
  heading: { plain: 'Elige', turned: 'los colores' },
  lead: 'El color del collar es también el de los botones y los enlaces. El perro de abajo ya lo lleva puesto.',
  collar: 'Collar',
  paper: 'Papel y tinta',
  font: 'Caligrafía',
  own: 'El mío',
}

export const storiesStepTexts: Translation<typeof english.storiesStepTexts> = {
  inEnglish: (name) =>
    `Las historias de muestra solo están en inglés. Empieza con el diario vacío y todo estará en ${name.toLowerCase()}.`,
  heading: { plain: '¿Te quedas con', turned: 'las historias de muestra?' },
  lead: 'Enseñan cómo queda un diario lleno. Lo que hayas cambiado tú se queda.',
  keep: 'Dejarlas por ahora',
  keepHint: 'Podrás quitarlas después, en Ajustes, Base de datos.',
  remove: 'Empezar con el diario vacío',
  removeHint: 'Antes se hace una copia de seguridad, así que pueden volver.',
}

export const colorNames: Translation<typeof english.colorNames> = {
  plum: 'Ciruela',
  pine: 'Pino',
  brick: 'Ladrillo',
  sea: 'Mar',
  mustard: 'Mostaza',
  rose: 'Rosa',
  butter: 'Mantequilla',
  cocoa: 'Cacao',
  rust: 'Óxido',
  moss: 'Musgo',
  slate: 'Pizarra',
  berry: 'Mora',
}

export const drawingNames: Translation<typeof english.drawingNames> = {
  'portrait-tilt': 'cabeza ladeada',
  'park-morning': 'mañana en el parque',
  'bath-foam': 'espuma de baño',
  birthday: 'cumpleaños',
}
