const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "two"; from thirteen on in digits. */
export const spelled = (count: number) => words[count] ?? String(count)

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** "second", "21st" */
export function ordinal(count: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'
  return ordinals[count - 1] ?? `${count}${count % 100 > 10 && count % 100 < 14 ? 'th' : ending}`
}
