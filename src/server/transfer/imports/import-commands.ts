import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportOptions } from '#shared/contract/import-fields.ts'
import type { Commands } from '../../platform/process/control.ts'
import { MovingError } from '../moving.errors.ts'
import type { ImportsService } from './imports.service.ts'

export interface ImportWish {
  file: string
  pictures?: string | undefined
}

/** `npm run import`: the same whether the running diary answers or the command itself. */
export function importCommands(imports: ImportsService): Commands {
  return {
    'import look': async (input) => {
      const { file, pictures } = input as ImportWish
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) throw new MovingError('missing')
      const given = { fileName: basename(file), sizeBytes: found.size, path: file }
      return imports.createFrom({ ...given, pictures })
    },
    'import state': (input) => imports.get(input as number),
    'import start': (input) => {
      const { id, options } = input as { id: number; options: unknown }
      return imports.start(id, ImportOptions.parse(options))
    },
    'import discard': async (input) => {
      await imports.remove(input as number)
      return null
    },
    'import posts': (input) => imports.listPosts(input as number),
  }
}
