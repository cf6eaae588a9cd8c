/** The file itself is to blame: another try would end the same way. */
export class UnfitFile extends Error {}

/** A shorter part of it may do. */
export class TrimmableFile extends UnfitFile {}
