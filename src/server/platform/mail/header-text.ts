/** One line, whatever was typed: a line break would begin a header of the sender's choosing. */
export function headerText(typed: string): string {
  return typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
