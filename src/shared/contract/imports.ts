import * as z from 'zod/mini'
import { importLimits } from '../moving/import-limits.ts'
import { importTexts } from '../texts/imports.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, text } from './fields.ts'
import { Import, imports } from './import-fields.ts'

const sizeBytes = (most: number) =>
  z
    .number({ error: importTexts.empty })
    .check(
      z.int({ error: importTexts.empty }),
      z.minimum(1, { error: importTexts.empty }),
      z.maximum(most, { error: importTexts.tooLarge(most) }),
    )
const fileName = text(1, importTexts.noName, importLimits.fileName, 'The file’s name')

export const listImports = endpoint(imports, 'GET', 'All imports, newest first', {
  answer: z.array(Import),
})
/** 409 `import.too_many`; 507 `import.no_room`. The parts of the file follow. */
export const createImport = endpoint(imports, 'POST', 'Announce the file of an old blog', {
  body: z.object({ fileName, sizeBytes: sizeBytes(importLimits.fileBytes) }),
  answer: Import,
})
/** Before it is brought in; then it is looked at once more. 409 `import.not_now`; 507 `import.no_room`. */
export const addPictures = endpoint(
  imports,
  'POST /:id/pictures',
  'Announce a zip with the pictures of the old blog',
  {
    params: IdParams,
    body: z.object({ fileName, sizeBytes: sizeBytes(importLimits.picturesBytes) }),
    answer: Import,
  },
)
/** Then it is looked at once more. 409 `import.not_now` once it is brought in. */
export const removePictures = endpoint(
  imports,
  'DELETE /:id/pictures',
  'Go on without the zip of pictures',
  { params: IdParams, answer: Import },
)
/**
 * The body is the part itself, as application/octet-stream. 409 `import.wrong_place` with the
 * `receivedBytes` to go on from. After the last part the box is looked at.
 */
export const putPart = endpoint(
  imports,
  'PUT /:id/files/:file',
  'The next part of a file; the body is the part itself',
  {
    params: z.object({ id: Id, file: z.enum(['box', 'pictures']) }),
    query: z.object({
      from: z.string().check(z.regex(/^\d{1,10}$/, { error: importTexts.badPart })),
    }),
    answer: Import,
    bodyLimit: importLimits.partBytes,
  },
)
export const getImport = endpoint(
  imports,
  'GET /:id',
  'One import: what is in the box, and how far it is',
  { params: IdParams, answer: Import },
)
