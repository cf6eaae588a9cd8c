type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

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

const typed = new Map<Field, string | boolean>()
const ASLEEP = '[data-part]:not([data-awake])'
let isSiteAwake = false

const keep = (field: Field) => typed.set(field, stateOf(field))

/** Remembers what goes into the fields of a page, or of a part of it, that is not awake yet. */
export function keepTyped(page: Document) {
  page.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && (!isSiteAwake || target.closest(ASLEEP))) keep(target)
    },
    true,
  )
  for (const field of page.querySelectorAll('input, textarea')) {
    if (isField(field) && isChanged(field)) keep(field)
  }
}

/** The fields of a part; without one, those that belong to no part that still sleeps. */
const fieldsOf = (part: Element | null) =>
  [...typed].filter(([field]) => (part ? part.contains(field) : !field.closest(ASLEEP)))

/** Right after fields were taken over: what they held stands in them again. */
export function putBackTyped(part: Element | null) {
  if (!part) isSiteAwake = true
  for (const [field, state] of fieldsOf(part)) {
    if (typeof state === 'string' && field.value !== state) writePast(field, state)
  }
}

/** Once everyone listens: tells them, as if it were typed now. */
export function tellTyped(part: Element | null) {
  for (const [field, state] of fieldsOf(part)) {
    typed.delete(field)
    if (typeof state === 'boolean') tick(field as HTMLInputElement, state)
    else typeAgain(field)
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
