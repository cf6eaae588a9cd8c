/** The two pictures every diary can begin with. */
export const sampleCovers = [
  { url: '/media/demo/meadow-run/1600x1068.jpg', title: 'A run in the meadow' },
  { url: '/media/demo/sofa-nap/1600x1067.jpg', title: 'A nap on the sofa' },
] as const
