import { useMutation, useQuery } from '@tanstack/react-query'
import { getDogVersion } from '#shared/contract/dog.admin.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { useFormatInstant } from '../app/diary.ts'
import { DogFieldGroup } from './dog-fields.tsx'
import { dogVersionsQuery } from './queries.ts'

/** Fills an earlier version into the form; it becomes public only when it is published. */
export function DogHistory({ onUse }: { onUse: (dog: DogProfile) => void }) {
  const { data: versions = [] } = useQuery(dogVersionsQuery)
  const formatMoment = useFormatInstant()
  const loading = useMutation({
    mutationFn: (id: number) => api(getDogVersion, { params: { id } }),
    onSuccess({ document }) {
      onUse(document.dogs[0])
      showToast({ title: texts.earlierLoaded })
    },
    meta: { failed: (title) => ({ title }) },
  })
  return (
    <DogFieldGroup title={texts.groups.earlier} state={texts.saves(versions.length)} parts={[]}>
      {versions.length === 0 && <EmptyState>{texts.noEarlier}</EmptyState>}
      <ul className="dog-history">
        {versions.map(({ id, name, savedAt, savedBy }) => (
          <li key={id} className="item">
            <span>
              <strong>{name}</strong> {formatMoment(savedAt)}
              {savedBy && <span className="muted"> {savedBy}</span>}
            </span>
            <Button variant="quiet" small onClick={() => loading.mutate(id)}>
              {texts.useEarlier}
            </Button>
          </li>
        ))}
      </ul>
    </DogFieldGroup>
  )
}
