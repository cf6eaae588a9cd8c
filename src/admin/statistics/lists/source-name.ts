import type { SourceKind } from '#shared/contract/statistics.admin.ts'
import { sourcesTexts } from '#texts/admin/statistics.ts'

export const sourceName = ({ kind, host }: { kind: SourceKind; host: string | null }) =>
  host ?? sourcesTexts.kinds[kind]
