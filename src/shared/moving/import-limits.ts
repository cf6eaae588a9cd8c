const MB = 1024 * 1024

export const importLimits = {
  fileBytes: 500 * MB,
  /** A zip with the old blog's pictures. */
  picturesBytes: 2048 * MB,
  /** A file arrives in parts, so that one that was interrupted goes on. */
  partBytes: 8 * MB,
  /** What nobody went on with, or started, is removed. */
  abandonedHours: 48,
  /** Files that are on their way, or looked at and not yet brought in. */
  mostOpen: 5,
  undoDays: 30,
  /** Of one import, from the old blog's server; the rest is missing. */
  fetchedPictures: 10_000,
  fetchSeconds: 30,
  fetchRedirects: 5,
  /** Of all imports together. */
  redirects: 50_000,
  /** How many of each kind a report names. */
  namedLooseEnds: 200,
  shownPosts: 1000,
  shownAddresses: 5000,
  /** Loose ends of one post. */
  looseEndsPerPost: 50,
  fileName: 200,
} as const
