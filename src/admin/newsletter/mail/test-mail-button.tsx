import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide'
import { useId } from 'react'
import { hasNoMailbox } from '#shared/contract/accounts.admin.ts'
import { letterToasts, mailPreviewTexts as texts } from '#texts/admin/letters.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { useSession } from '../../accounts/session.ts'
import { tellFailure } from './tell-failure.ts'

interface TestMailButtonProps {
  send: () => Promise<{ to: string }>
  canSend: boolean
  label?: string
  wide?: boolean
}

/** Says where the mail will go, and waits for the mail server's word: a refusal is told here. */
export function TestMailButton(props: TestMailButtonProps) {
  const { send, canSend, label = texts.test, wide } = props
  const testing = useMutation({
    mutationFn: send,
    onSuccess: ({ to }) => toast(letterToasts.test(to)),
    onError: (error) => tellFailure(error, letterToasts.testFailed),
  })
  const to = useSession()?.user?.email
  const hintId = useId()
  return (
    <div className="test-mail">
      <Button
        look="quiet"
        small
        wide={wide}
        disabled={!canSend}
        busy={testing.isPending}
        aria-describedby={hintId}
        onClick={() => testing.mutate()}
      >
        {!testing.isPending && <Icon of={Send} />}
        {testing.isPending ? texts.testing : label}
      </Button>
      {to && (
        <p className="hint" id={hintId}>
          {hasNoMailbox(to) ? texts.testToNowhere(to) : texts.testTo(to)}
        </p>
      )}
    </div>
  )
}
