import { isDrawing } from './urls/media-url.ts'

const PAW_PRINTS = '/media/demo/paw-prints/1600x1067.jpg'

/** For posts without a picture, because every post needs a cover: the owner's dog, never another one. */
export const standInCover = ({ portrait }: { portrait: string }) =>
  portrait && !isDrawing(portrait) ? portrait : PAW_PRINTS
