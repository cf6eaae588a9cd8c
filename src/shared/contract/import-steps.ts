import { endpoint } from './endpoint.ts'
import { Done, IdParams } from './fields.ts'
import { Import, ImportOptions, imports } from './import-fields.ts'

/** 409 `import.not_now` unless it was looked at; so for each that follows, out of its state. */
export const startImport = endpoint(imports, 'POST /:id/start', 'Bring it in', {
  params: IdParams,
  body: ImportOptions,
  answer: Import,
})
export const pauseImport = endpoint(imports, 'POST /:id/pause', 'Rest until it is resumed', {
  params: IdParams,
  answer: Import,
})
/** A failed one is tried again. */
export const resumeImport = endpoint(
  imports,
  'POST /:id/resume',
  'Go on with a paused or failed import',
  { params: IdParams, answer: Import },
)
export const stopImport = endpoint(
  imports,
  'POST /:id/stop',
  'Bring in no more; what is in stays',
  { params: IdParams, answer: Import },
)
/** Also while it is on its way. 409 `import.too_late` after 30 days. */
export const undoImport = endpoint(
  imports,
  'POST /:id/undo',
  'Take out what it brought in; what was changed since stays',
  { params: IdParams, answer: Import },
)
export const removeImport = endpoint(
  imports,
  'DELETE /:id',
  'Throw the file away before anything of it is brought in',
  { params: IdParams, answer: Done },
)
