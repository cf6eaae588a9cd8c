/**
 * Returns whether the text was copied. Insecure pages have no clipboard API and fall back to
 * `execCommand`.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr'
  const before = document.activeElement
  // An open dialog makes the rest of the page inert, so the field must be inside the dialog.
  const home = document.querySelector('[role="dialog"]') ?? document.body
  home.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
