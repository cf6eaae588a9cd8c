import type { Import } from '#shared/contract/import-fields.ts'
import type { FileOfImport } from './send-part.ts'

/** Of an import that is still received: the pictures are sent once the file itself is here. */
export function unfinishedOf({ file, pictures }: Import): {
  which: FileOfImport
  file: Import['file']
} {
  const isBoxHere = file.receivedBytes >= file.sizeBytes
  return isBoxHere && pictures ? { which: 'pictures', file: pictures } : { which: 'box', file }
}
