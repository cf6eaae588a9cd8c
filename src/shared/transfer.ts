const MB = 1024 * 1024

/** What an import accepts and how far it goes. Real blogs stay far below; a file beyond these limits is hostile. */
export const importLimits = {
  /** The uploaded file. */
  fileBytes: 500 * MB,
  /** A zip with the old blog's pictures. */
  picturesBytes: 2048 * MB,
  fileName: 200,
  /** Uploads and reports that nobody went on with are removed after this. */
  abandonedHours: 48,
  /** Files being uploaded, or inspected and not yet imported. */
  mostOpen: 5,
  undoDays: 30,

  zipEntries: 100_000,
  /** All entries of a zip together. */
  unpackedBytes: 4096 * MB,
  /** Highest compression ratio of an entry; text reaches about 20. */
  packedTimes: 200,
  /** Entries below this size may have any ratio. */
  packedFreelyBytes: 10 * MB,
  /** A post as it stands in the file, with its comments. */
  postBytes: 64 * MB,
  /** A markdown file. */
  markdownBytes: 8 * MB,
  /** Longer HTML is imported as plain text. */
  htmlCharacters: 1 * MB,
  /** So is longer markdown: parsing time grows faster than its length. */
  markdownCharacters: 256 * 1024,
  markdownBrackets: 20_000,
  htmlTags: 30_000,
  htmlDepth: 200,
  htmlFormatting: 20,
  frontMatterCharacters: 64 * 1024,
  xmlDepth: 64,
  jsonDepth: 64,
  /** The kind of a file is decided by its first and last bytes. */
  headBytes: 64 * 1024,
  tailBytes: 4096,
  pictureFiles: 200_000,

  /** Pictures of one import that are fetched from the old blog's server. */
  fetchedPictures: 10_000,
  fetchSeconds: 30,
  fetchRedirects: 5,
  /** Of all imports together. */
  redirects: 50_000,
  /** Posts named in a report, for each kind of warning. */
  namedWarnings: 200,
  warningsPerPost: 50,
  shownPosts: 1000,
  shownAddresses: 5000,
} as const

/** What of an imported post could not be kept as it was. The words are stored. */
export const warningKinds = [
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

export type WarningKind = (typeof warningKinds)[number]

export interface Warning {
  kind: WarningKind
  detail: string
}
