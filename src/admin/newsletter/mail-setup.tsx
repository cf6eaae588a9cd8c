import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { hasNoMailbox } from '#shared/contract/accounts.admin.ts'
import { type MailState, releaseMailHold, sendTestMail } from '#shared/contract/letters.admin.ts'
import { letterToasts, mailPreviewTexts, mailTexts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Send } from '#ui/icons/send.ts'
import { TriangleAlert } from '#ui/icons/triangle-alert.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { useSession } from '../accounts/session.ts'
import { api } from '../app/api.ts'
import { TextWithBoldAndCode } from '../parts/marked-text.tsx'
import { mailStateQuery, refreshLetters } from './queries.ts'

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
  const example = mailTexts.example.filter((line) => missing.some((name) => line.startsWith(name)))
  return (
    <Banner>
      <strong>{mailTexts.missing}</strong>
      <p>
        <TextWithBoldAndCode>{mailTexts.setIt(wrapInBackticks(missing))}</TextWithBoldAndCode>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys, too */}
      <pre tabIndex={0}>{example.join('\n')}</pre>
    </Banner>
  )
}

function Held() {
  const queryClient = useQueryClient()
  const release = useMutation({
    mutationFn: () => api(releaseMailHold),
    onSuccess(state) {
      queryClient.setQueryData(mailStateQuery.queryKey, state)
      showToast(letterToasts.released)
    },
    onSettled: refreshLetters,
    meta: { failed: adminTexts.failed },
  })
  return (
    <Banner>
      <strong>{mailTexts.held}</strong>
      <p>{mailTexts.heldWhy}</p>
      <Button small busy={release.isPending} onClick={() => release.mutate()}>
        {release.isPending ? mailTexts.releasing : mailTexts.release}
      </Button>
    </Banner>
  )
}

/** These values come from environment variables, so they cannot be edited here. */
export function MailSenderInfo({ mail }: { mail: MailState }) {
  const facts = [
    [mailTexts.from, mail.from || mailTexts.none],
    [mailTexts.replyTo, mail.replyTo || mailTexts.none],
    [mailTexts.pace, mailTexts.perMinute(mail.perMinute)],
  ] as const
  return (
    <section className="box mail-sender" aria-labelledby="mail-sender">
      <div className="box-head">
        <h2 id="mail-sender">{mailTexts.sender}</h2>
      </div>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TestMailButton
        wide
        label={mailTexts.test}
        canSend={mail.canSend}
        send={() => api(sendTestMail)}
      />
    </section>
  )
}

interface TestMailButtonProps {
  send: () => Promise<{ to: string }>
  canSend: boolean
  label?: string
  wide?: boolean
}

/** Names the recipient and waits for the mail server, so that a refusal is reported at once. */
export function TestMailButton(props: TestMailButtonProps) {
  const { send, canSend, label = mailPreviewTexts.test, wide } = props
  const testing = useMutation({
    mutationFn: send,
    onSuccess: ({ to }) => showToast(letterToasts.test(to)),
    meta: { failed: letterToasts.testFailed },
  })
  const to = useSession()?.user?.email
  const hintId = useId()
  return (
    <div className="test-mail">
      <Button
        variant="quiet"
        small
        wide={wide}
        disabled={!canSend}
        busy={testing.isPending}
        aria-describedby={hintId}
        onClick={() => testing.mutate()}
      >
        {!testing.isPending && <Icon of={Send} />}
        {testing.isPending ? mailPreviewTexts.testing : label}
      </Button>
      {to && (
        <p className="hint" id={hintId}>
          {hasNoMailbox(to) ? mailPreviewTexts.testToNowhere(to) : mailPreviewTexts.testTo(to)}
        </p>
      )}
    </div>
  )
}

export const wrapInBackticks = (names: readonly string[]) => names.map((name) => `\`${name}\``)
