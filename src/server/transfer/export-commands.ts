import * as z from 'zod/mini'
import { exportKinds } from '#shared/contract/exports.ts'
import type { Commands } from '../platform/process/control.ts'
import type { ExportsService } from './exports.service.ts'

const Wanted = z.object({ kind: z.enum(exportKinds), file: z.string() })

/** For `npm run export` while the diary runs. */
export const exportCommands = (exports: ExportsService): Commands => ({
  'export start': async (input) => {
    const { kind, file } = Wanted.parse(input)
    return exports.start(kind, file)
  },
  'export state': async () => exports.state(),
})
