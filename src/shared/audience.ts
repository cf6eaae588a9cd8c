/** A post or photo is for everyone, or only for the people whom the owner invited: the pack. */
export const audiences = ['everyone', 'pack'] as const

export type StoredAudience = (typeof audiences)[number]
