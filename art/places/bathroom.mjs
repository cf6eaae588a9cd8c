import { box, disc, lit, litSmall, path, scatter, shadow } from '../props.mjs'

const foam = (seed, count, x, y, sizes) =>
  litSmall(
    path(
      '#fbfdff',
      scatter({ seed, count, x, y }, (x, y, random) => {
        const radius = sizes[(random() * sizes.length) | 0]
        return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`
      }),
    ),
  )

/** Bath night: tub with a rim at y 640, foam over it, a duck. */
export const bathroom = () => ({
  mood: { glow: '#ffffff', glowPower: 0.45, shade: '#12304a' },
  light: ['#9fd0dc', 0.04],
  back:
    box('#9ccfd4', 0, 0, 1600, 1067) +
    `<path stroke="#c4e6e6" stroke-width="7" d="${Array.from({ length: 8 }, (_, i) => `M0 ${i * 120 + 40}H1600`).join('')}${Array.from({ length: 11 }, (_, i) => `M${i * 160 + 30} 0V880`).join('')}"/>` +
    box('#f3b8a0', 0, 400, 1600, 44) +
    lit(disc('#fff6e6', 1290, 210, 130) + disc('#d6eef0', 1290, 210, 104)) +
    path('#fff', 'M1240 250l80-110 20 14-80 110z', ' opacity=".5"') +
    litSmall(
      box('#e9b64a', 190, 330, 24, 320, 10) +
        box('#e9b64a', 190, 330, 150, 26, 12) +
        path('#e9b64a', 'M316 340h30l14 50h-58z'),
    ) +
    box('#d9c2a8', 0, 880, 1600, 187) +
    path(
      '#c9ad90',
      'M0 960h1600v6H0zM300 880l-60 187h8l60-187zM800 880v187h8V880zM1300 880l60 187h8l-60-187z',
    ) +
    disc('#fff', 800, 650, 640, 46) +
    foam(5, 30, [260, 1360], [560, 640], [35, 50, 70]),
  front:
    shadow(810, 1010, 620, 30, 0.35) +
    litSmall(path('#e9b64a', 'M380 960q-40 60-70 60h70l50-60zM1220 960q40 60 70 60h-70l-50-60z')) +
    lit(
      path(
        '#fffaf2',
        'M150 650H1450Q1450 840 1370 930Q1320 985 1200 985H400Q280 985 230 930Q150 840 150 650z',
      ),
    ) +
    lit(box('#fff', 110, 622, 1380, 54, 27)) +
    foam(9, 9, [1040, 1420], [610, 700], [25, 40, 55]) +
    foam(31, 8, [190, 450], [614, 690], [25, 38, 50]) +
    '<g fill="none" stroke="#fff" stroke-width="5" opacity=".8"><circle cx="420" cy="300" r="36"/><circle cx="930" cy="250" r="20"/><circle cx="1130" cy="420" r="26"/><circle cx="330" cy="470" r="16"/></g>',
})

export const duck = (x, y) =>
  litSmall(
    path(
      '#f6c832',
      `M${x - 70} ${y}q-20-40 10-60q16 26 50 18q-20-54 22-66q52-8 52 40q0 20-12 32q22 30-10 52q-60 24-112-16z`,
    ),
  ) +
  path('#ef8a34', `M${x + 62} ${y - 70}q34-2 40 12q-18 14-42 10z`) +
  disc('#1d0d1c', x + 40, y - 80, 6)
