// The parts all poses share. Side views look to the right; the ground is y = 0 and up is negative.
import { freshId, limb, put } from '../geometry.mjs'

export const volume = (drawing) => `<g filter="url(#vol)">${drawing}</g>`
export const smallVolume = (drawing) => `<g filter="url(#vol-s)">${drawing}</g>`
export const shape = (fill, d, more = '') => `<path fill="${fill}" d="${d}"${more}/>`
export const line = (colour, width, d) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
export const oval = (fill, x, y, rx, ry = rx, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`

/** The shadow a dog casts where it touches the ground. */
export const groundShadow = (x, rx, ry = 18, y = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1d0d1c" opacity=".3" filter="url(#soft)"/>`

/** A side-view paw, toes to the right, standing on y = 0. */
export const paw = (coat, { far = false } = {}) => {
  const toe = far ? coat.far : '#8d5a30'
  return (
    shape(
      far ? coat.farTan : coat.tan,
      'M-22-2C-26-24-8-36 10-30C30-27 42-16 40-4C39 2 33 3 26 3H-16C-20 3-22 2-22-2z',
    ) + line(toe, 3, 'M18 1q-3-7 0-13M29 1q-1-6 1-11')
  )
}

/** A leg from shoulder or hip to paw: chocolate above, tan below. Near legs melt into the body at the top. */
export const leg = (
  coat,
  joints,
  { far = false, melt = !far, sock = 0.6, pawTurn = 0, noPaw = false } = {},
) => {
  const id = freshId('l')
  const [top, foot] = [joints[0], joints.at(-1)]
  const [upper, lower] = far ? [coat.far, coat.farTan] : [coat.coat, coat.tan]
  const drawing = smallVolume(
    shape(`url(#${id})`, limb(joints, joints.length > 3 ? 1 : 2)) +
      (noPaw ? '' : put(paw(coat, { far }), { x: foot[0] + 6, y: foot[1] + 13, turn: pawTurn })),
  )
  const colours = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${top[0]}" y1="${top[1]}" x2="${foot[0]}" y2="${foot[1]}"><stop offset="${sock}" stop-color="${upper}"/><stop offset="${Math.min(1, sock + 0.22).toFixed(2)}" stop-color="${lower}"/></linearGradient>`
  if (!melt) return colours + drawing
  return (
    colours +
    `<linearGradient id="${id}m" href="#${id}"><stop/><stop offset=".32" stop-color="#fff"/></linearGradient>` +
    `<mask id="${id}k"><path fill="url(#${id}m)" d="M-999-600H999V200H-999z"/></mask><g mask="url(#${id}k)">${drawing}</g>`
  )
}

export const tail = (coat, joints) => smallVolume(shape(coat.coat, limb(joints, 1)))

/** Collar band across the neck; width is the neck's, turn the angle of the neck's cross-section. */
export const collar = (coat, { x, y, width = 84, turn = 0, tag = 0 }) => {
  const w = width / 2
  return put(
    smallVolume(
      shape(
        coat.collar,
        `M${-w}-9Q0 14 ${w - 5}-10Q${w - 1} 2 ${w - 6} 10Q0 34 ${-w} 9Q${-w - 2} 0 ${-w}-9z`,
      ),
    ) + put(brassTag(coat), { x: tag, y: 30, turn: -turn }),
    { x, y, turn },
  )
}

export const brassTag = (coat) =>
  smallVolume(oval(coat.tagEdge, 0, 14, 16) + oval(coat.tag, 0, 13, 13)) +
  oval('#fff3cf', -4, 8, 4, 3)

const eye = (coat, x, y, size, look) =>
  ({
    open:
      oval(coat.eye, x, y, size, size * 1.05) +
      oval('#fff', x - size * 0.3, y - size * 0.35, size * 0.32),
    closed: line(coat.nose, size * 0.5, `M${x - size} ${y}q${size} ${size * 0.9} ${size * 2} 0`),
    hidden: '',
    happy: line(
      coat.nose,
      size * 0.5,
      `M${x - size} ${y + 3}q${size} ${-size * 1.3} ${size * 2} 0`,
    ),
  })[look]

const hangingEar = 'M-18-36C6-42 24-26 26 2C28 40 12 88-12 94C-38 98-56 66-52 26C-49-6-36-30-18-36z'
const flyingEar =
  'M2-34C-14-50-46-56-78-70C-104-82-136-78-140-58C-144-36-116-20-86-12C-54-4-26 6-4 0C14-6 16-22 2-34z'

/** A side-view ear, hung at the origin. */
export const ear = (coat, { flying = false, turn = 0, far = false } = {}) =>
  put(smallVolume(shape(far ? coat.far : coat.ear, flying ? flyingEar : hangingEar)), {
    x: 0,
    y: 0,
    turn,
  })

/** Side-view head; the origin is the middle of the skull, nose to the right. */
export const headSide = (
  coat,
  { look = 'open', mouth = 'smile', earFlying = false, earTurn = 0 } = {},
) => {
  const skull =
    'M-46 8C-48-30-22-50 8-50C32-50 46-40 60-30C92-20 130-10 154 3C168 11 168 30 156 37C136 47 104 50 74 48C50 56 20 62-6 58C-32 54-45 34-46 8z'
  const muzzle =
    'M164 16C140 22 108 20 84 24C58 28 38 38 32 56C48 55 62 52 74 48C104 50 136 47 156 37C164 32 167 24 164 16z'
  const farEar = earFlying
    ? put(ear(coat, { flying: true, far: true, turn: earTurn + 22 }), { x: 6, y: -12, scale: 0.86 })
    : ''
  const lips =
    mouth === 'open'
      ? shape('#3a1512', 'M154 34C128 46 104 46 72 40C90 60 112 72 136 66z') +
        smallVolume(
          shape(
            coat.tongue,
            'M104 50C116 55 130 54 140 48C146 70 142 100 128 102C112 102 106 78 104 50z',
          ),
        )
      : line(
          coat.nose,
          3.5,
          mouth === 'sad' ? 'M150 33C130 34 108 36 92 44' : 'M150 33C126 38 102 38 84 28',
        )
  return (
    farEar +
    (mouth === 'open'
      ? smallVolume(shape(coat.tan, 'M44 44C66 60 104 82 134 76C148 70 146 56 132 58L80 30z')) +
        lips
      : '') +
    volume(shape(coat.coat, skull) + shape(coat.tan, muzzle)) +
    (mouth === 'open' ? '' : lips) +
    oval(coat.tan, 47, -29, 11, 6.5, 24) +
    eye(coat, 48, -9, 9.5, look) +
    smallVolume(oval(coat.nose, 157, 9, 15, 13)) +
    oval('#fff', 152, 3, 4.5, 2.6, -20) +
    put(ear(coat, { flying: earFlying, turn: earTurn }), { x: -4, y: 0 })
  )
}

/** Two tan patches on the chest, seen from the front; the origin is between them. */
export const chestPatches = (coat) =>
  shape(
    coat.tan,
    'M-6 22C-10-4-30-22-50-16C-56 2-44 30-20 36C-10 36-5 32-6 22zM6 22C10-4 30-22 50-16C56 2 44 30 20 36C10 36 5 32 6 22z',
    ' opacity=".9"',
  )

/** Front-view paw, toes to you, standing on y = 0. */
export const frontPaw = (coat) =>
  smallVolume(
    shape(coat.tan, 'M-28-4C-30-26-16-38 0-38C16-38 30-26 28-4C27 4 18 6 0 6C-18 6-27 4-28-4z') +
      line('#8d5a30', 3, 'M-10 4v-13M10 4v-13'),
  )

/** Front-view head looking at you; the origin is between the eyes. gaze -1..1 turns the nose aside. */
export const headFront = (
  coat,
  { look = 'open', gaze = 0, earLift = 0, hat = '', tongue = false } = {},
) => {
  const g = Math.round(gaze * 16),
    e = Math.round(gaze * 8)
  const face = `M0-88C46-90 76-58 72-16C70 14 ${48 + g} 34 ${44 + g} 68C${43 + g} 104 ${26 + g} 126 ${g} 126C${g - 26} 126 ${g - 43} 104 ${g - 44} 68C${g - 48} 34-70 14-72-16C-76-58-46-90 0-88z`
  const muzzle = `M${g - 45} 68C${g - 50} 38 ${g - 34} 28 ${g - 22} 46C${g - 16} 62 ${g - 12} 66 ${g} 66C${g + 12} 66 ${g + 16} 62 ${g + 22} 46C${g + 34} 28 ${g + 50} 38 ${g + 45} 68C${g + 43} 104 ${g + 26} 126 ${g} 126C${g - 26} 126 ${g - 43} 104 ${g - 45} 68z`
  const sideEar = (side) =>
    put(
      smallVolume(
        shape(
          coat.ear,
          'M-16-4C-8-26 18-30 34-8C54 26 72 92 58 120C44 142 10 132-2 100C-12 70-6 34-16-4z',
        ),
      ),
      { x: side * 60, y: -50, turn: side * -earLift, flip: side < 0 },
    )
  const browAndEye = (side) => {
    const x = side * 32 + e
    return (
      oval(coat.tan, x, -37, 13, 8, side * 18) +
      eye(coat, x, -8, 13.5, look) +
      (look === 'open'
        ? `<path fill="none" stroke="${coat.iris}" stroke-width="3" opacity=".8" d="M${x - 8}-2a9 9 0 0 0 16 0"/>`
        : '')
    )
  }
  return (
    (tongue
      ? smallVolume(
          shape(
            coat.tongue,
            `M${g - 15} 104C${g - 18} 136 ${g - 11} 154 ${g} 154C${g + 11} 154 ${g + 18} 136 ${g + 15} 104z`,
          ),
        )
      : '') +
    volume(shape(coat.coat, face) + shape(coat.tan, muzzle)) +
    shape(
      coat.sheen,
      `M${g - 12} 40C${g - 12} 14-10-10-8-34H8C10-6 ${g + 10} 14 ${g + 10} 40z`,
      ' opacity=".4" filter="url(#soft)"',
    ) +
    browAndEye(-1) +
    browAndEye(1) +
    (tongue
      ? shape(
          coat.tongue,
          `M${g - 14} 108Q${g} 101 ${g + 14} 108Q${g + 10} 135 ${g} 137Q${g - 10} 135 ${g - 14} 108z`,
        )
      : '') +
    line(
      coat.nose,
      3.5,
      `M${g} 86V98M${g - 25} 98C${g - 15} 108 ${g - 4} 107 ${g} 98C${g + 4} 107 ${g + 15} 108 ${g + 25} 98`,
    ) +
    smallVolume(
      shape(coat.nose, `M${g - 24} 66c0-10 12-13 24-13s24 3 24 13c0 12-16 22-24 22s-24-10-24-22z`),
    ) +
    oval('#fff', g - 9, 61, 6, 3, -12) +
    sideEar(-1) +
    sideEar(1) +
    hat
  )
}

/** The head from above, nose up; the origin is the middle of the skull. */
export const headTop = (coat) => {
  const sideEar = (side) =>
    put(
      smallVolume(
        shape(
          coat.ear,
          'M-6-22C22-28 56-8 72 26C84 56 70 82 46 76C18 68-2 40-10 12C-14 0-14-18-6-22z',
        ),
      ),
      { x: side * 34, y: -4, flip: side < 0 },
    )
  return (
    volume(
      shape(
        coat.coat,
        'M-48 6C-50-26-40-48-30-66C-27-94-26-120-22-136C-16-152 16-152 22-136C26-120 27-94 30-66C40-48 50-26 48 6C46 42 24 56 0 56C-24 56-46 42-48 6z',
      ) +
        shape(
          coat.tan,
          'M-30-66C-27-94-26-120-22-136L-11-128C-12-104-16-84-30-66zM30-66C27-94 26-120 22-136L11-128C12-104 16-84 30-66z',
        ),
    ) +
    oval(coat.tan, -21, -46, 6, 10, 24) +
    oval(coat.tan, 21, -46, 6, 10, -24) +
    oval(coat.eye, -31, -52, 5, 8, 20) +
    oval(coat.eye, 31, -52, 5, 8, -20) +
    smallVolume(oval(coat.nose, 0, -144, 17, 13)) +
    oval('#fff', -5, -149, 5, 3) +
    sideEar(-1) +
    sideEar(1)
  )
}
