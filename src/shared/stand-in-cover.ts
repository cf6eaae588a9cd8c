/** A drawing for posts without a picture: every post needs a cover. */
export const STAND_IN_COVER = '/media/demo/portrait-tilt/1600x1067.jpg'
