import type { ClipChoice } from './clip-plan.ts'
import type { ClipConversionOptions } from './convert-clip.ts'

export type { ConvertedClip } from './convert-clip.ts'

/** Loads the clip library on demand: it is as large as the rest of the editor. */
export const clipLibrary = {
  probe: async (file: Blob) => (await import('./read-clip.ts')).probeClip(file),
  make: async (file: Blob, choice: ClipChoice | null, options: ClipConversionOptions) =>
    (await import('./convert-clip.ts')).convertClip(file, choice, options),
}
