import type * as english from '#texts/admin/ideas.ts'
import type { Translation } from '../../translation.ts'

export const ideaTexts: Translation<typeof english.ideaTexts> = {
  bySeason: {
    winter: (dog) => [
      `La nieve, según ${dog}`,
      'El debate del abrigo, edición de invierno',
      `Los rincones más calentitos de la casa, puntuados por ${dog}`,
      'Paseos antes de que salga el sol',
      'Visitas de fiestas, vistas desde debajo de la mesa',
    ],
    spring: (dog) => [
      'El primer paseo seco del año',
      `Lo que desenterró ${dog} cuando se ablandó la tierra`,
      'Limpieza de primavera con un perro en el cesto de la ropa',
      'Todos los olores de nuestra calle, por orden',
      'Temporada de barro: nuestra rutina de toallas',
    ],
    summer: (dog) => [
      `Cómo se refresca ${dog} cuando aprieta el calor`,
      'Paseos tempranos y siestas largas: nuestro horario de verano',
      `El día que llevamos a ${dog} al agua`,
      `Las reglas del pícnic, tal como las entiende ${dog}`,
      'Las sombras de nuestro barrio',
    ],
    autumn: (dog) => [
      `Montones de hojas, puntuados por ${dog}`,
      'Paseos con lluvia y otras negociaciones',
      'La manta vuelve a salir',
      `Lo que piensa ${dog} de las tardes oscuras`,
      'Nuestro paseo de otoño favorito, paso a paso',
    ],
  },
  byCategory: {
    Adventure: (dog) => [
      'El camino más largo al buzón',
      `Un rincón de la ciudad que ${dog} nunca había olfateado`,
    ],
    'Daily Life': (dog) => [
      `Un martes cualquiera con ${dog}, hora a hora`,
      `Las cosas que ${dog} ha cambiado de sitio`,
    ],
    'Health & Care': (dog) => [
      `Cuidar de ${dog}: lo que hacemos cada día`,
      'Uñas, orejas, dientes: nuestra rutina de diez minutos',
    ],
    Training: () => ['Una orden, siete días: qué ha cambiado', 'El truco que más nos costó'],
    Travel: (dog) => [
      `El equipaje de ${dog}: la lista que funciona`,
      `Cómo viaja ${dog}, y qué ayuda`,
    ],
  },
  byAge: (dog, age) => [
    `${dog}, ${age}: qué hay de nuevo y qué no`,
    `Cachorrito mío: una carta a ${dog}, que ya tiene ${age}`,
  ],
  byBirthday: (dog, years) => [
    `${dog} cumple ${years}: el cumpleaños, hora a hora`,
    `Lo que ha aprendido ${dog} en ${years === 1 ? 'un año' : `${years} años`}`,
  ],
  byTheme: (dog, theme) => [
    `${theme}, según ${dog}`,
    `${theme}: lo que nos habría gustado saber antes`,
    `${theme}, en cinco fotos y pocas palabras`,
  ],
}
