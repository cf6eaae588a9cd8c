import type { Passkey } from '#shared/contract/passkeys.ts'
import type { PasskeyRow } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'

export const presentPasskey = (row: PasskeyRow, rp: RelyingParty): Passkey => ({
  id: row.id,
  name: row.name,
  addedAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isSynced: row.isSynced,
  strandedAt: row.rpId === rp.id ? null : row.rpId,
})
