import { put } from '../geometry.mjs'
import { brassTag, chestPatches, headFront, shape, smallVolume, volume } from './anatomy.mjs'

/** Head and shoulders, looking at you with the head tilted; cut off below by the frame. */
export const portrait = (coat, { tilt = -13, gaze = 0.2, look, tongue, hat, earLift } = {}) =>
  volume(
    shape(
      coat.coat,
      'M-46-170C-54-100-104-66-134-10C-152 40-156 160-156 420H162C162 160 158 40 140-10C116-66 60-100 52-170z',
    ),
  ) +
  put(chestPatches(coat), { x: 4, y: 66, scale: 1.3 }) +
  smallVolume(shape(coat.collar, 'M-80-92Q4-30 86-92Q96-78 98-62Q4 8-92-62Q-90-78-80-92z')) +
  put(brassTag(coat), { x: 6, y: -26, scale: 1.3 }) +
  put(headFront(coat, { look, gaze, tongue, hat, earLift }), { x: 0, y: -200, turn: tilt })
