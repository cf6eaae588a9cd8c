/**
 * Until a form is awake its button submits nothing, and so Enter in a field would be lost.
 * Gives the button that such an Enter stands for; null where the browser does its own work.
 */
export function buttonOfEnter(event: KeyboardEvent): HTMLElement | null {
  if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) {
    return null
  }
  const { form } = event.target
  if (!form || form.querySelector('[type="submit"], button:not([type])')) return null
  return form.querySelector<HTMLElement>('button[type="button"]')
}
