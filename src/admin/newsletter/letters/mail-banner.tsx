import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { type MailState, releaseMail } from '#shared/contract/letters.admin.ts'
import { letterToasts, mailTexts as texts } from '#texts/admin/letters.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { mailStateQuery, refreshLetters } from '../mail/letter-queries.ts'
import { MissingVariables } from '../mail/missing-variables.tsx'
import { tellFailure } from '../mail/tell-failure.ts'

/** Why nothing goes out, and what to do about it. */
export function MailBanner({ mail }: { mail: MailState }) {
  return (
    <>
      {!mail.canSend && <Missing missing={mail.missing} />}
      {mail.isHeld && <Held />}
    </>
  )
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="banner is-note is-mail" role="status">
      <Icon of={TriangleAlert} />
      <div>{children}</div>
    </div>
  )
}

function Missing({ missing }: Pick<MailState, 'missing'>) {
  const example = texts.example.filter((line) => missing.some((name) => line.startsWith(name)))
  return (
    <Banner>
      <strong>{texts.missing}</strong>
      <p>
        <MissingVariables missing={missing} texts={texts.setIt} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys, too */}
      <pre tabIndex={0}>{example.join('\n')}</pre>
    </Banner>
  )
}

function Held() {
  const queryClient = useQueryClient()
  const release = useMutation({
    mutationFn: () => api(releaseMail),
    onSuccess(state) {
      queryClient.setQueryData(mailStateQuery.queryKey, state)
      toast(letterToasts.released)
    },
    onError: (error) => tellFailure(error),
    onSettled: () => refreshLetters(queryClient),
  })
  return (
    <Banner>
      <strong>{texts.held}</strong>
      <p>{texts.heldWhy}</p>
      <Button small busy={release.isPending} onClick={() => release.mutate()}>
        {release.isPending ? texts.releasing : texts.release}
      </Button>
    </Banner>
  )
}
