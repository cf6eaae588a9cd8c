import { refusals, importErrors as texts } from '#texts/errors/transfer.ts'
import { AppError, badRequest, conflict, notFound } from '../platform/http/errors.ts'

export const importNotFound = () => notFound('import.not_found', texts.notFound)
export const importNotPossibleNow = () => conflict('import.not_now', texts.notNow)
export const tooManyOpenImports = () => conflict('import.too_many', texts.tooMany)
export const undoTooLate = () => conflict('import.too_late', texts.tooLate)
export const uploadedFileGone = () => conflict('import.file_gone', texts.fileGone)
export const uploadNotBytes = () => new AppError(415, 'import.not_bytes', texts.notBytes)
export const tooMuch = () => new AppError(413, 'import.too_much', texts.tooMuch)
export const cutOff = () => badRequest('import.cut_off', texts.cutOff)
export const noRoomForImport = (needed: number) =>
  new AppError(507, 'import.no_room', texts.noRoom(needed))

export class ImportRefusedError extends AppError {
  constructor(refusal: keyof typeof refusals, cause?: unknown) {
    super(422, `import.${refusal}`, refusals[refusal], { cause })
    this.name = 'ImportRefused'
  }
}
