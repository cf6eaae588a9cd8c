/** So many elements and lines of text are worked out in a few milliseconds on a slow phone. */
const AT_ONCE = 70
const SIGNS_IN_LINE = 40

const sizeOf = (element: Element) =>
  1 +
  element.getElementsByTagName('*').length +
  Math.floor(element.textContent.length / SIGNS_IN_LINE)

/** Elements that are too large by themselves as their children, or those of their children. */
export const inPieces = (element: Element): Element[] =>
  sizeOf(element) > AT_ONCE ? [...element.children].flatMap(inPieces) : [element]

/** Neighbours together, as many as one task can take. */
export function inGroups<T extends Element>(elements: T[]): T[][] {
  const groups: T[][] = []
  let room = 0
  for (const element of elements) {
    room -= sizeOf(element)
    if (room < 0) {
      groups.push([])
      room = AT_ONCE - sizeOf(element)
    }
    groups.at(-1)?.push(element)
  }
  return groups
}
