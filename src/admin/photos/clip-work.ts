import type { ClipChoice } from './clip-plan.ts'
import type { MakeOptions } from './convert-clip.ts'

export type { MadeClip } from './convert-clip.ts'

/** Loads the clip library on demand: it is as large as the rest of the editor. */
export const clipWork = {
  probe: async (file: Blob) => (await import('./read-clip.ts')).probeClip(file),
  make: async (file: Blob, choice: ClipChoice | null, options: MakeOptions) =>
    (await import('./convert-clip.ts')).makeClip(file, choice, options),
}
