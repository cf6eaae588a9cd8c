import { box, cushion, disc, glow, lit, litSmall, path, shadow } from '../props.mjs'

/** A sofa by lamplight in the evening, or by a rainy window in the day. */
export const livingRoom = ({ hour = 'evening' } = {}) => {
  const rain = hour === 'rain'
  const [wall, wall2, sofa, seat, floor] = rain
    ? ['#a9bcc4', '#9bb0ba', '#c9705a', '#d9826a', '#8a6a58']
    : ['#27474f', '#2f545c', '#c98a2e', '#d99c3f', '#6b4233']
  const outside = rain
    ? lit(box('#f2ede4', 900, 60, 560, 480, 12)) +
      box('#7f97a6', 926, 86, 508, 428) +
      path('#6f8a86', 'M926 420q140-90 260-30t248-40v164H926z') +
      '<path stroke="#dfeaf0" stroke-width="5" stroke-linecap="round" opacity=".7" d="M980 130l-10 40M1060 220l-10 40M1120 110l-10 40M1200 190l-10 40M1290 130l-10 40M1380 230l-10 40M1010 300l-10 40M1150 320l-10 40M1320 330l-10 40M1240 420l-10 40M1090 430l-10 40M1400 110l-6 26M960 210l-10 40M1030 160l-10 40M1110 270l-10 40M1240 260l-10 40M1270 350l-10 40M1350 170l-10 40M1410 330l-10 40M1220 110l-10 40"/>' +
      box('#f2ede4', 1168, 86, 22, 428) +
      box('#f2ede4', 880, 520, 600, 30, 8)
    : lit(box('#e9d9b8', 640, 130, 190, 240, 6)) +
      box('#b9574a', 664, 154, 142, 192) +
      disc('#f2c879', 735, 230, 44) +
      path('#27474f', 'M664 346v-60q70-40 142 6v54z') +
      lit(box('#e9d9b8', 880, 180, 150, 150, 6)) +
      box('#7fa8a3', 900, 200, 110, 110) +
      path('#e9d9b8', 'M930 262c-14-30 14-40 25-22c11-18 39-8 25 22c-8 18-42 18-50 0z')
  const lamp = rain
    ? ''
    : glow('#ffdf9a', 250, 300, 495, 0.75) +
      box('#3a2a22', 244, 300, 12, 560) +
      lit(path('#ffe3a6', 'M190 200h120l50 150H140z'))
  return {
    mood: rain ? { glow: '#e6f0f5', glowPower: 0.4 } : { glow: '#ffd48a', glowPower: 0.55 },
    light: rain ? ['#7f97a6', 0.08] : ['#ffb04a', 0.06],
    back:
      box(wall, 0, 0, 1600, 900) +
      Array.from({ length: 7 }, (_, i) => box(wall2, i * 240 + 40, 0, 120, 900)).join('') +
      outside +
      lamp +
      box(floor, 0, 900, 1600, 167) +
      shadow(800, 1010, 760, 30, 0.4) +
      lit(box(sofa, 130, 430, 1380, 480, 90)) +
      `<path stroke="#1d0d1c" stroke-width="10" opacity=".2" filter="url(#soft)" d="M820 470V760"/>` +
      cushion(380, 640, 150, rain ? '#f0dfc0' : '#2f6f73', -8) +
      cushion(1260, 650, 140, rain ? '#5f8a86' : '#a8433a', 9) +
      lit(box(seat, 190, 740, 1260, 190, 56)),
    front:
      lit(box(sofa, 60, 580, 190, 420, 70)) +
      lit(box(sofa, 1390, 580, 190, 420, 70)) +
      litSmall(box('#3a2a22', 150, 990, 40, 40, 6) + box('#3a2a22', 1450, 990, 40, 40, 6)),
  }
}
