import { endpoint } from './endpoint.ts'
import { Done, IdParams } from './fields.ts'
import { Import, ImportOptions, importTag, oneImport } from './import-fields.ts'

/** 409 `import.not_now` unless it was looked at; so for each that follows, out of its state. */
export const startImport = endpoint({
  method: 'POST',
  path: `${oneImport}/start`,
  who: 'admin',
  tag: importTag,
  summary: 'Bring it in',
  params: IdParams,
  body: ImportOptions,
  answer: Import,
})
export const pauseImport = endpoint({
  method: 'POST',
  path: `${oneImport}/pause`,
  who: 'admin',
  tag: importTag,
  summary: 'Rest until it is resumed',
  params: IdParams,
  answer: Import,
})
/** A failed one is tried again. */
export const resumeImport = endpoint({
  method: 'POST',
  path: `${oneImport}/resume`,
  who: 'admin',
  tag: importTag,
  summary: 'Go on with a paused or failed import',
  params: IdParams,
  answer: Import,
})
export const stopImport = endpoint({
  method: 'POST',
  path: `${oneImport}/stop`,
  who: 'admin',
  tag: importTag,
  summary: 'Bring in no more; what is in stays',
  params: IdParams,
  answer: Import,
})
/** Also while it is on its way. 409 `import.too_late` after 30 days. */
export const undoImport = endpoint({
  method: 'POST',
  path: `${oneImport}/undo`,
  who: 'admin',
  tag: importTag,
  summary: 'Take out what it brought in; what was changed since stays',
  params: IdParams,
  answer: Import,
})
export const removeImport = endpoint({
  method: 'DELETE',
  path: oneImport,
  who: 'admin',
  tag: importTag,
  summary: 'Throw the file away before anything of it is brought in',
  params: IdParams,
  answer: Done,
})
