/** A wing of the diary may have these; `diary.ts` calls them in the order of the wings. */
export interface Wing {
  /** Writes what a start has to write. Jobs run only after all wings have started. */
  start?(): Promise<void>
  /** Runs after a restore replaced the tables under a running diary. */
  afterRestore?(): Promise<void>
  close?(): Promise<void>
}
