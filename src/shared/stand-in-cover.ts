import { isDemoDrawing } from './urls/media-url.ts'

const PAW_PRINTS = '/media/demo/paw-prints/1600x1067.jpg'

/**
 * Every post needs a cover: one without an image gets the portrait of the owner's dog, but never the demo's
 * dog.
 */
export const chooseStandInCover = ({ portrait }: { portrait: string }) =>
  portrait && !isDemoDrawing(portrait) ? portrait : PAW_PRINTS
