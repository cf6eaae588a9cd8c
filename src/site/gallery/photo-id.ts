/** The number in front of the title; 0, which no photo has, where there is none. */
export const photoIdOf = (named: string) => Number(/^\d{1,9}(?=-|$)/.exec(named)?.[0] ?? 0)
