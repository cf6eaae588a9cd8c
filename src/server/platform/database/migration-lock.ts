/** Any constant will do, as long as every version of the program takes the same one. */
export const migrationLock = 720_250_725
