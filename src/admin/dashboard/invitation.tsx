import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { invitationTexts as texts } from '#texts/admin/welcome.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { adminTokenStore, api } from '../app/api.ts'
import { adminPostsQuery, settingsQuery } from '../app/queries.ts'
import { sampleCountsQuery } from './queries.ts'

/** "Later" hides the invitation until the next sign-in, which brings a new token. */
const LATER = 'welcomeLater'
const isLater = () => sessionStorage.getItem(LATER) === (adminTokenStore.get() ?? 'none')

export function FirstStepsInvitation() {
  const queryClient = useQueryClient()
  const [isHidden, setHidden] = useState(isLater)
  const { data: settings } = useQuery(settingsQuery)
  const { data: posts } = useQuery(adminPostsQuery)
  const isOpen = settings?.welcome === null && !isHidden
  const { data: samples } = useQuery({ ...sampleCountsQuery, enabled: isOpen })
  const refusing = useMutation({
    mutationFn: () => api(updateSettings, { body: { welcome: 'never' } }),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
  })
  if (!isOpen || !posts || !samples) return null
  if (samples.posts !== posts.length) return null
  return (
    <section className="box cluster invitation" aria-labelledby="invitation">
      <div>
        <h2 id="invitation">{texts.title}</h2>
        <p className="muted">{posts.length > 0 ? texts.text : texts.textEmpty}</p>
      </div>
      <div className="cluster">
        <Link className={buttonClass({ small: true })} href="/admin/welcome">
          {texts.begin}
        </Link>
        <Button
          variant="line"
          small
          onClick={() => {
            sessionStorage.setItem(LATER, adminTokenStore.get() ?? 'none')
            setHidden(true)
          }}
        >
          {texts.later}
        </Button>
        <Button variant="line" small onClick={() => refusing.mutate()}>
          {texts.never}
        </Button>
      </div>
    </section>
  )
}
