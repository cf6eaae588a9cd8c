import { useQuery } from '@tanstack/react-query'
import { getStorageUse, storageKinds } from '#shared/contract/settings.admin.ts'
import { storageTexts as texts } from '#texts/admin/settings.ts'
import { fileSizes } from '#texts/grammar.ts'
import { api } from '../app/api.ts'

/** How the room is used, by kind; nothing while it is not known, the figures above stand without it. */
export function StorageBar() {
  const { data: use } = useQuery({
    queryKey: [getStorageUse.path],
    queryFn: ({ signal }) => api(getStorageUse, { signal }),
    staleTime: 0,
  })
  if (!use) return null
  const total = storageKinds.reduce((sum, kind) => sum + use[kind], 0)
  return (
    <div className="storage">
      <p>
        <strong>{fileSizes.readable(total)}</strong> {texts.inAll}
      </p>
      <div className="storage-bar" aria-hidden="true">
        {storageKinds
          .filter((kind) => use[kind] > 0)
          .map((kind) => (
            <span key={kind} data-kind={kind} style={{ flexGrow: use[kind] }} />
          ))}
      </div>
      <dl>
        {storageKinds.map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>{texts.kinds[kind]}</dt>
            <dd>{fileSizes.readable(use[kind])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
