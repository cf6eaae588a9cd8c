/** Who may read a post or see a photo: everyone, or only the people whom the owner invited. */
export const audiences = ['everyone', 'pack'] as const

export type StoredAudience = (typeof audiences)[number]
