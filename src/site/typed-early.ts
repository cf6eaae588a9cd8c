type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface TypedEarly {
  /** Right after the fields were taken over: what they held stands in them again. */
  putBack(): void
  /** Once everyone listens: tells them, as if it were typed now. */
  tell(): void
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const stateOf = (field: Field) => (isTick(field) ? field.checked : field.value)

/** Browsers bring back what was typed before a reload; and some are quicker than this script. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Remembers what goes into the fields of a page that is not awake yet. */
export function keepTyped(page: Document): TypedEarly {
  const typed = new Map<Field, string | boolean>()
  const keep = (field: Field) => typed.set(field, stateOf(field))
  const onInput = ({ target }: Event) => {
    if (isField(target)) keep(target)
  }
  page.addEventListener('input', onInput, true)
  for (const field of page.querySelectorAll('input, textarea')) {
    if (isField(field) && isChanged(field)) keep(field)
  }
  return {
    putBack() {
      page.removeEventListener('input', onInput, true)
      for (const [field, state] of typed) {
        if (typeof state === 'string' && field.value !== state) writePast(field, state)
      }
    },
    tell() {
      for (const [field, state] of typed) {
        if (typeof state === 'boolean') tick(field as HTMLInputElement, state)
        else typeAgain(field)
      }
      typed.clear()
    },
  }
}

/** React looks at its own record of a field; this setter goes past it, so that a change is seen as one. */
function writePast(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
}

function typeAgain(field: Field) {
  const { value } = field
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart
  const end = field instanceof HTMLSelectElement ? null : field.selectionEnd
  field.value = ''
  writePast(field, value)
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, end)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }))
}

function tick(field: HTMLInputElement, isTicked: boolean) {
  field.checked = !isTicked
  field.click()
}
