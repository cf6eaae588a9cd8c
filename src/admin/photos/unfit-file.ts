/** The file itself is the problem, so a retry would fail the same way. */
export class UnfitFileError extends Error {}

/** A shorter part of the file may fit. */
export class TrimmableFileError extends UnfitFileError {}
