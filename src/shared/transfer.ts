const MB = 1024 * 1024

/** Limits of imports. Real blogs stay far below; a file beyond these limits is hostile. */
export const importLimits = {
  fileBytes: 500 * MB,
  picturesBytes: 2048 * MB,
  fileName: 200,
  /** Uploads and reports are removed when the owner did not continue for this long. */
  abandonedHours: 48,
  /** Imports that are being uploaded, or inspected and not yet started. */
  mostOpen: 5,
  undoDays: 30,

  zipEntries: 100_000,
  unpackedBytes: 4096 * MB,
  /** Maximum compression ratio of an entry; text reaches about 20. */
  packedTimes: 200,
  /** Entries below this size may have any ratio. */
  packedFreelyBytes: 10 * MB,
  /** A post as stored in the file, with its comments. */
  postBytes: 64 * MB,
  markdownBytes: 8 * MB,
  /** Longer HTML is imported as plain text. */
  htmlCharacters: 1 * MB,
  /** Longer markdown is imported as plain text too, because parsing time grows faster than its length. */
  markdownCharacters: 256 * 1024,
  markdownBrackets: 20_000,
  htmlTags: 30_000,
  htmlDepth: 200,
  htmlFormatting: 20,
  frontMatterCharacters: 64 * 1024,
  xmlDepth: 64,
  jsonDepth: 64,
  /** The first and last bytes decide which kind of file it is. */
  headBytes: 64 * 1024,
  tailBytes: 4096,
  pictureFiles: 200_000,

  fetchedPictures: 10_000,
  fetchSeconds: 30,
  fetchRedirects: 5,
  redirects: 50_000,
  namedWarnings: 200,
  warningsPerPost: 50,
  shownPosts: 1000,
  shownAddresses: 5000,
} as const

/** Things that an imported post lost. The names are stored. */
export const importWarningKinds = [
  'gallery',
  'video',
  'shortcode',
  'form',
  'embed',
  'picture',
  'table',
  'script',
  'address',
  'date',
  'other',
] as const

export type ImportWarningKind = (typeof importWarningKinds)[number]

export interface ImportWarning {
  kind: ImportWarningKind
  detail: string
}
