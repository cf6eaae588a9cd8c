import { cloud, disc, glow, gradient, path, soft } from '../props.mjs'

/** The sea at dusk, wet sand mirroring the sky. */
export const beach = () => ({
  mood: { glow: '#ffb48a', glowPower: 0.6, shade: '#2a1240', shadePower: 0.6 },
  light: ['#8a3d5c', 0.14],
  back:
    gradient('sky', [
      [0, '#4f4a86'],
      [0.5, '#c5668a'],
      [0.8, '#f79a6b'],
      [1, '#ffd08f'],
    ]) +
    '<path fill="url(#sky)" d="M0 0H1600V560H0z"/>' +
    glow('#ffe3a6', 420, 500, 390, 0.7) +
    disc('#ffe9b8', 420, 506, 96) +
    cloud(900, 200, 170, '#f3a08f', 0.5) +
    cloud(1330, 300, 120, '#f7b08f', 0.5) +
    cloud(180, 150, 90, '#d98a9c', 0.5) +
    gradient('sea', [
      [0, '#f29c7a'],
      [0.25, '#9a5f8c'],
      [1, '#4b5088'],
    ]) +
    '<path fill="url(#sea)" d="M0 540H1600V800H0z"/>' +
    path(
      '#ffe3a6',
      'M330 552h180l-10 8h-160zM350 576h150l20 9h-190zM300 606h230l-30 10h-170zM360 640h120l40 10h-200zM320 676h190l-20 12h-190z',
      ' opacity=".75"',
    ) +
    path(
      '#c9789a',
      'M760 590h300q-150 12-300 0zM1120 640h380q-190 14-380 0zM0 660h200q-100 10-200 0z',
      ' opacity=".6"',
    ) +
    gradient('sand', [
      [0, '#b98a94'],
      [0.35, '#d9a487'],
      [1, '#b97f6d'],
    ]) +
    path(
      '#ffe6d8',
      'M0 742C220 700 420 770 700 738C1000 700 1300 770 1600 724V790H0z',
      ' opacity=".85"',
    ) +
    path('url(#sand)', 'M0 756C220 716 420 786 700 754C1000 716 1300 786 1600 740V1067H0z'),
  front:
    path(
      '#8f5a63',
      'M1300 908q22-10 34 2q-16 12-34-2zM1366 924q24-12 36 2q-16 14-36-2zM1440 908q24-12 38 2q-16 14-38-2zM1500 932q26-14 40 2q-18 16-40-2zM1570 916q26-14 40 2q-18 16-40-2z',
      ' opacity=".5"',
    ) +
    disc('#9c6a6a', 264, 1004, 60, 8, ` opacity=".5"${soft}`) +
    path('#f4e3d0', 'M260 960c-30-6-50 12-46 34q44 22 92 0c4-24-18-40-46-34z') +
    '<path fill="none" stroke="#b98a94" stroke-width="4" d="M260 964v34M242 968l-8 30M278 968l8 30"/>',
})
