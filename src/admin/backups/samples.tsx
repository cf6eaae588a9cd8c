import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countSamples, removeSamples } from '#shared/contract/settings.admin.ts'
import { samplesTexts as texts } from '#texts/admin/settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../app/api.ts'

import { ConfirmDialog } from '../parts/confirm.tsx'

/** Nothing, once the samples are gone or all changed. */
export function SamplesCard() {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { data: samples } = useQuery({
    queryKey: [countSamples.path],
    queryFn: ({ signal }) => api(countSamples, { signal }),
    staleTime: 0,
  })
  const removing = useMutation({
    mutationFn: () => api(removeSamples),
    onSuccess: (removed) =>
      toast({ title: texts.done(removed), description: removed.backup ?? undefined }),
    onError: (error) =>
      toast({ title: texts.failed, description: messageOf(error), variant: 'destructive' }),
    // Posts, photos, counts and backups have all changed.
    onSettled: () => queryClient.invalidateQueries(),
  })
  if (!samples || samples.posts + samples.photos === 0) return null
  return (
    <section className="box" aria-labelledby="samples">
      <div className="box-head">
        <h2 id="samples">{texts.title}</h2>
        <Button look="line" small busy={removing.isPending} onClick={() => setAsking(true)}>
          {removing.isPending ? texts.removing : texts.remove}
        </Button>
      </div>
      <p className="muted">{texts.about(samples)}</p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.ask}
        description={texts.askText(samples)}
        cancelLabel={texts.keep}
        confirmLabel={texts.remove}
        onConfirm={() => {
          setAsking(false)
          removing.mutate()
        }}
      />
    </section>
  )
}
