import { box, disc, dots, glow, gradient, lit, litSmall, path } from '../props.mjs'

/** A dark room, the moon in the window. */
export const night = () => ({
  mood: { glow: '#b9d0ff', glowPower: 0.6, shade: '#060818', shadePower: 0.6 },
  light: ['#34407a', 0.16],
  back:
    gradient('wall', [
      [0, '#1f2a50'],
      [1, '#34407a'],
    ]) +
    '<path fill="url(#wall)" d="M0 0H1600V1067H0z"/>' +
    lit(box('#4d5a94', 190, 70, 520, 560, 10)) +
    box('#101a3c', 220, 100, 460, 500) +
    glow('#fdf3cf', 360, 240, 225, 0.55) +
    disc('#fdf3cf', 360, 240, 62) +
    dots('#fdf3cf', { seed: 5, count: 18, x: [230, 670], y: [110, 430], sizes: [4, 7] }) +
    path('#1c2a55', 'M220 540q120-90 230-30t230-50v140H220z') +
    box('#4d5a94', 441, 100, 18, 500) +
    box('#4d5a94', 220, 350, 460, 16) +
    lit(box('#5c6aa6', 160, 610, 580, 34, 8)) +
    lit(
      path(
        '#2a3566',
        'M110 30h150q-10 360-90 640H90q30-330 20-640zM640 30h150q-10 310 20 640h-80q-80-280-90-640z',
      ),
    ) +
    box('#252b52', 0, 800, 1600, 267) +
    path('#8fa4e0', 'M520 800L860 800L1320 1067H780z', ' opacity=".2" filter="url(#soft)"') +
    litSmall(box('#3a2f55', 1240, 520, 260, 290, 10)) +
    litSmall(path('#c98a2e', 'M1300 520l-14-90h70l-14 90z')) +
    path(
      '#3f7f7a',
      'M1320 440q-70-40-60-130q60 40 66 100q4-90 70-130q20 100-50 160z',
      ' opacity=".8"',
    ),
  front: '',
})

/** A padded basket for sleeping; the dog lies at (x, y). */
export const bedBasket = (x, y) => ({
  back:
    disc('#05081a', x, y + 60, 420, 50, ' opacity=".5" filter="url(#soft)"') +
    lit(
      path(
        '#7a4a5e',
        `M${x - 384} ${y - 20}Q${x - 390} ${y - 170} ${x} ${y - 180}Q${x + 390} ${y - 170} ${x + 384} ${y - 20}z`,
      ),
    ) +
    disc('#b98a94', x, y - 20, 310, 84),
  front: lit(
    path(
      '#8f5a6e',
      `M${x - 390} ${y - 30}C${x - 390} ${y + 60} ${x - 200} ${y + 96} ${x} ${y + 96}S${x + 390} ${y + 60} ${x + 390} ${y - 30}C${x + 370} ${y - 54} ${x + 326} ${y - 50} ${x + 310} ${y - 20}C${x + 240} ${y + 26} ${x + 120} ${y + 36} ${x} ${y + 36}S${x - 240} ${y + 26} ${x - 310} ${y - 20}C${x - 326} ${y - 50} ${x - 370} ${y - 54} ${x - 390} ${y - 30}z`,
    ),
  ),
})
