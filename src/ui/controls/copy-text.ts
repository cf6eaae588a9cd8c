/** Whether it worked. Browsers give the clipboard to secure pages only; on others the old way may still do. */
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
  // Inside an open dialog, because the rest of the page takes no focus meanwhile.
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
