/** Stops a start. The message is one sentence for the person who started the program. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
