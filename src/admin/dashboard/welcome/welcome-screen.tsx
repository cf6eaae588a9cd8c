import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { getAdminDog } from '#shared/contract/dog.admin.ts'
import { dogTexts } from '#texts/admin/dog.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { welcomeTexts } from '#texts/admin/welcome.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { ConfirmIdentity } from '../../accounts/confirm-identity.tsx'
import { api } from '../../app/api.ts'
import { settingsQuery } from '../../app/queries.ts'
import { ColorsStep } from './colors-step.tsx'
import { PortraitStep } from './portrait-step.tsx'
import { StoriesStep } from './stories-step.tsx'
import { WhoseStep } from './whose-step.tsx'

const steps = [WhoseStep, PortraitStep, ColorsStep, StoriesStep]

/** Four short steps; the address says which, so that a reload comes back to it. */
export function WelcomeScreen() {
  const [params, setParams] = useSearchParams()
  const [, goTo] = useLocation()
  const step = Math.min(steps.length, Math.max(1, Number(params.get('step')) || 1))
  const { data: settings } = useQuery(settingsQuery)
  // Each step reads what the one before has written.
  const dog = useQuery({
    queryKey: [getAdminDog.path, 'step', step],
    queryFn: ({ signal }) => api(getAdminDog, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    document.title = adminTexts.pageTitle(welcomeTexts.title, settings?.blogName)
  }, [settings?.blogName])
  if (dog.isError) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: dog.refetch }}>
        {dogTexts.loadFailed}
      </ErrorBox>
    )
  }
  if (!settings || !dog.data) return <p role="status">{adminTexts.loading}</p>
  const Step = steps[step - 1]!
  const show = (next: number) => setParams({ step: String(next) })
  return (
    <>
      <Step
        key={step}
        dog={dog.data.document.dogs[0]}
        settings={settings}
        onBack={() => show(step - 1)}
        onDone={() => (step < steps.length ? show(step + 1) : goTo('/admin'))}
      />
      <ConfirmIdentity />
    </>
  )
}
