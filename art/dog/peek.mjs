import { put } from '../geometry.mjs'
import {
  brassTag,
  chestPatches,
  frontPaw,
  headFront,
  shape,
  smallVolume,
  volume,
} from './anatomy.mjs'

/** Looking at you over an edge at y = 0; the place draws the edge, then peekPaws go over it. */
export const peek = (coat, { look, gaze = 0.3, tilt = 6, tongue, hat, earLift } = {}) =>
  volume(
    shape(
      coat.coat,
      'M-36-196C-44-140-92-110-104-50C-110-10-112 40-112 90H116C116 40 114-10 108-50C96-110 52-140 40-196z',
    ),
  ) +
  put(chestPatches(coat), { x: 2, y: -52 }) +
  smallVolume(shape(coat.collar, 'M-64-142Q2-88 66-142L76-118Q2-58-74-118z')) +
  put(brassTag(coat), { x: 4, y: -92, scale: 1.15 }) +
  put(headFront(coat, { look, gaze, tongue, hat, earLift }), { x: 0, y: -246, turn: tilt })

export const peekPaws = (coat) =>
  put(frontPaw(coat), { x: -74, y: 16, scale: 1.2 }) +
  put(frontPaw(coat), { x: 78, y: 16, scale: 1.2 })
