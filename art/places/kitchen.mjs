import { box, disc, litSmall, path, shadow } from '../props.mjs'

const hours = {
  noon: {
    wall: '#f6e7cf',
    window: '#bfe0ea',
    doors: ['#9db59a', '#8da68b'],
    counter: '#b5835a',
    floor: ['#efd9b8', '#d99f72'],
    beam: '#fff6d6',
  },
  evening: {
    wall: '#efbf94',
    window: '#f48f5f',
    doors: ['#4f7288', '#44647a'],
    counter: '#8f5a3f',
    floor: ['#e3bd94', '#b9744f'],
    beam: '#ffc98a',
  },
}

/** A kitchen with a chequered floor, at noon or at supper time. */
export const kitchen = ({ hour = 'noon' } = {}) => {
  const { wall, window, doors, counter, floor, beam } = hours[hour]
  const tiles = Array.from({ length: 9 }, (_, i) => {
    const x = -500 + i * 330
    return `M${800 + (x - 800) * 0.62} 700h102L${800 + (x + 165 - 800) * 1.28} 1067h-211z`
  }).join('')
  const cupboard = (x) =>
    litSmall(box(doors[0], x, 330, 300, 360, 10)) +
    box(doors[1], x + 34, 364, 232, 292, 8) +
    litSmall(disc('#e9b64a', x + 258, 500, 11))
  return {
    mood: hour === 'evening' ? { glow: '#ffcf94', glowPower: 0.5 } : {},
    light: hour === 'evening' ? ['#ff9a5c', 0.06] : ['#ffffff', 0],
    back:
      box(wall, 0, 0, 1600, 720) +
      litSmall(box('#fffaf0', 250, -100, 380, 330, 8)) +
      box(window, 276, 0, 328, 206) +
      box('#fffaf0', 432, 0, 16, 206) +
      litSmall(
        path('#e08a5b', 'M480 206l-10-54h66l-10 54z') +
          path('#6a9a5c', 'M500 152q-50-50-20-86q26 30 24 62q6-54 44-60q6 60-36 84z'),
      ) +
      cupboard(-380) +
      cupboard(-40) +
      cupboard(300) +
      cupboard(640) +
      cupboard(980) +
      cupboard(1320) +
      cupboard(1660) +
      litSmall(box(counter, -100, 288, 1800, 48, 6)) +
      litSmall(
        path('#d9654b', 'M1120 288v-92q50-20 100 0v92z') + box('#f3d9a6', 1112, 176, 116, 26, 10),
      ) +
      litSmall(path('#f2f0e6', 'M1270 288q-20-70 40-80q60 10 40 80z')) +
      box('#6f5b4a', 0, 684, 1600, 24) +
      box(floor[0], 0, 706, 1600, 361) +
      path(floor[1], tiles, ' opacity=".75"') +
      path(floor[0], 'M0 806h1600v6H0zM0 926h1600v8H0z') +
      path(beam, 'M300 706h330l300 361H420z', ' opacity=".45" filter="url(#soft)"') +
      shadow(800, 706, 900, 22, 0.3),
    front: '',
  }
}
