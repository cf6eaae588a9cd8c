/** The message of the error that any non-successful answer raises. */
export function callFailedMessage(status: number, body: string, statusText: string): string {
  return `${status}: ${body || statusText}`
}
