import { put } from '../geometry.mjs'
import { frontPaw, headFront, shape, tail, volume } from './anatomy.mjs'

/** A long hill under a blanket: a tail out at one end, nose and ears out at the other. */
export const blanket = (coat, { cloth = '#4f8f8c', stripe = '#f3e3c3' } = {}) => {
  const hill =
    'M-664 150C-690 40-640-76-500-104C-380-128-260-112-150-124C-60-134-10-176 70-206C150-232 240-210 290-156C334-108 352-50 372 10C346 34 306 16 276 22C240 30 214 44 178 40C140 36 120 20 84 34C50 50 66 100 26 150C-10 176-60 150-110 156C-180 168-240 148-320 158C-420 172-520 150-590 164C-630 170-656 166-664 150z'
  const ribs = `${[
    [-560, -90],
    [-400, -118],
    [-240, -116],
    [-90, -130],
  ]
    .map(([x, y]) => `M${x} 160C${x - 30} 60 ${x - 20}-50 ${x + 50} ${y - 8}`)
    .join('')}M30 140C20 20 50-110 130-216M180 40C190-40 210-130 236-206`
  return (
    `<ellipse cx="-130" cy="150" rx="560" ry="36" fill="#1d0d1c" opacity=".3" filter="url(#blur)"/>` +
    tail(coat, [
      [-600, 60, 22],
      [-690, 44, 16],
      [-744, 4, 11],
      [-760, -60, 2],
    ]) +
    `<ellipse cx="220" cy="140" rx="200" ry="26" fill="#1d0d1c" opacity=".3" filter="url(#soft)"/>` +
    put(headFront(coat, { look: 'hidden', gaze: 0.2, earLift: 16 }), {
      x: 200,
      y: 16,
      turn: 5,
      scale: 1.2,
    }) +
    `<path fill="#1d0d1c" opacity=".5" filter="url(#soft)" d="M90 30C150 66 260 60 330 24V-60H90z"/>` +
    volume(
      `${shape(cloth, hill)}<path fill="none" stroke="${stripe}" stroke-width="18" d="${ribs}"/>`,
    ) +
    `<path fill="none" stroke="#0e2a2c" stroke-width="18" stroke-linecap="round" opacity=".28" filter="url(#soft)" d="M-500 90C-450 30-380 20-330 50M-210 110C-160 40-90 10-40 40M100-90C140-130 200-130 250-90"/>` +
    put(frontPaw(coat), { x: 112, y: 166, scale: 1.1 }) +
    put(frontPaw(coat), { x: 300, y: 170, scale: 1.1 })
  )
}
