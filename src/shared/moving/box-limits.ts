const MB = 1024 * 1024

/** What an old blog's file may hold. Real ones stay far below; whatever is beyond means harm. */
export const boxLimits = {
  zipEntries: 100_000,
  /** Of everything in a zip together, unpacked. */
  unpackedBytes: 4096 * MB,
  /** How much smaller a file may be packed than it is; text gets to 20 or so. */
  packedTimes: 200,
  /** Small files may be packed any way. */
  packedFreelyBytes: 10 * MB,
  /** A post as it stands in the file, with its comments. */
  postBytes: 64 * MB,
  /** A markdown file. */
  markdownBytes: 8 * MB,
  /** HTML beyond this comes in as plain words. */
  htmlCharacters: 1 * MB,
  /** Markdown beyond these, too: its parser takes its time. */
  markdownCharacters: 256 * 1024,
  markdownBrackets: 20_000,
  htmlTags: 30_000,
  htmlDepth: 200,
  htmlFormatting: 20,
  frontMatterCharacters: 64 * 1024,
  xmlDepth: 64,
  jsonDepth: 64,
  /** Of which everything that decides what a file is must be in sight. */
  sniffedBytes: 64 * 1024,
  sniffedTailBytes: 4096,
  pictureFiles: 200_000,
} as const
