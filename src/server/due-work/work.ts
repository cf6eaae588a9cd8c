export interface Waiting {
  count: number
  /** Since when the first of them is due. */
  oldest: Date | null
}

/** One kind of thing that happens later. What is due, and who is at it, stands in the database alone. */
export interface Work<Item = unknown> {
  kind: string
  /** A portion of what is due now, oldest first. */
  listDue(): Promise<Item[]>
  /** False when another process has it, or when it is not due any more. */
  claimAndDo(item: Item): Promise<boolean>
  /** After a portion of which something was done. */
  whenDone?(): Promise<void>
  countWaiting(): Promise<Waiting>
  /** The diary is about to end: an item that takes long is to come to a good place soon. */
  stop?(): void
}
