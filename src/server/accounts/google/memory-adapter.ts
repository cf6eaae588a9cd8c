import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Practice is forgotten when the diary stops. */
export function createMemoryAdapter(): (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const keysOfGrants = new Map<string, string[]>()

  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...kept].find(([key, one]) => key.startsWith(`${name}:`) && one[field] === value)?.[1]
    return {
      async upsert(id, payload) {
        kept.set(keyOf(id), payload)
        const { grantId } = payload
        if (grantId) keysOfGrants.set(grantId, [...(keysOfGrants.get(grantId) ?? []), keyOf(id)])
      },
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const one = kept.get(keyOf(id))
        if (one) one.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const key of keysOfGrants.get(grantId) ?? []) kept.delete(key)
        keysOfGrants.delete(grantId)
      },
    }
  }
}
