import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { generateIdeas } from '#shared/contract/assistant.admin.ts'
import { aiToasts } from '#texts/admin/assistant.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { aiErrors } from '#texts/errors/assistant.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Lightbulb } from '#ui/icons/lightbulb.ts'
import { Sparkles } from '#ui/icons/sparkles.ts'
import { api } from '../app/api.ts'
import { useDogName } from '../app/diary.ts'
import { saveIdea } from './chosen-idea.ts'

function Idea({ title, why }: { title: string; why?: string }) {
  const [, navigate] = useLocation()
  return (
    <li className="item idea">
      <Icon of={Lightbulb} />
      <div>
        <h3>{title}</h3>
        {why && <p>{why}</p>}
      </div>
      <Button
        variant="quiet"
        small
        aria-label={`${dashboardTexts.useThisIdea}: ${title}`}
        onClick={() => {
          saveIdea(title)
          navigate('/admin/posts/new')
        }}
      >
        {dashboardTexts.useThisIdea}
      </Button>
    </li>
  )
}

export function IdeasTab() {
  const [found, setFound] = useState<string[]>([])
  const more = useMutation({
    mutationFn: () => api(generateIdeas, { body: {} }),
    onSuccess: ({ ideas }) => setFound((before) => [...new Set([...before, ...ideas])]),
    meta: { failed: aiToasts.failed },
  })
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.ideas}</h2>
      </div>
      <ul className="ideas" aria-live="polite">
        {dashboardTexts.sampleIdeas(useDogName()).map((idea) => (
          <Idea key={idea.title} {...idea} />
        ))}
        {found.map((title) => (
          <Idea key={title} title={title} />
        ))}
      </ul>
      {more.isError && <ErrorBox>{aiErrors.ideas}</ErrorBox>}
      <Button variant="line" busy={more.isPending} onClick={() => more.mutate()}>
        {!more.isPending && <Icon of={Sparkles} />}
        {more.isPending ? dashboardTexts.moreIdeasBusy : dashboardTexts.moreIdeas}
      </Button>
    </section>
  )
}
