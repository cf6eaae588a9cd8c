import { glow, gradient, leaves, lit, path } from '../props.mjs'

const colours = ['#d9662b', '#e99a35', '#b8412a', '#f0bd4f', '#8f3a25']

/** A beech wood in October, knee-deep in leaves. */
export const autumn = () => ({
  mood: { glow: '#ffd694', glowPower: 0.5 },
  light: ['#ff9a3c', 0.06],
  back:
    gradient('sky', [
      [0, '#f6d9a0'],
      [0.7, '#f9ecd0'],
    ]) +
    '<path fill="url(#sky)" d="M0 0H1600V1067H0z"/>' +
    glow('#fff6da', 420, 330, 450, 0.9) +
    path(
      '#e8b878',
      'M60 0h50l10 720H50zM330 0h34l8 720h-50zM690 0h40l6 720h-52zM1010 0h36l10 720h-56zM1240 0h30l8 720h-46z',
      ' opacity=".7"',
    ) +
    path(
      '#e7a04c',
      'M0 0H1600V190Q1500 260 1400 190Q1290 290 1160 190Q1060 250 980 170Q860 240 740 150Q640 230 520 150Q400 220 300 170Q160 270 0 190z',
      ' opacity=".75"',
    ) +
    lit(
      path(
        '#8a5a3c',
        'M170-100h104q-10 500 30 880H120q56-380 50-880zM1350-100h130q-6 500 40 900h-230q66-400 60-900z',
      ),
    ) +
    lit(
      path(
        '#c95a28',
        'M-100-100H480Q500 90 400 110Q340 190 240 140Q140 230 60 150Q-60 190-100 90zM1180-100H1700V210Q1540 250 1480 180Q1390 230 1330 150Q1210 150 1180-100z',
      ),
    ) +
    path('#d9873a', 'M0 720C400 670 900 760 1600 690V1067H0z') +
    path('#c9702e', 'M0 800C500 750 1000 850 1600 780V1067H0z') +
    leaves({ seed: 3, count: 20, x: [0, 1600], y: [740, 880] }, 15, colours),
  front:
    path('#b95a26', 'M0 950C300 900 520 970 800 940C1100 900 1300 980 1600 930V1067H0z') +
    leaves({ seed: 8, count: 36, x: [-20, 1600], y: [936, 1064] }, 26, colours) +
    leaves({ seed: 33, count: 7, x: [330, 690], y: [220, 440] }, 20, colours),
})
