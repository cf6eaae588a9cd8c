import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide'
import { letterToasts, mailPreviewTexts as texts } from '#shared/texts/letters.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { tellFailure } from './tell-failure.ts'

interface TestMailButtonProps {
  send: () => Promise<{ to: string }>
  canSend: boolean
  label?: string
  wide?: boolean
}

/** Waits for the mail server's word, so that a refusal is told here. */
export function TestMailButton(props: TestMailButtonProps) {
  const { send, canSend, label = texts.test, wide } = props
  const testing = useMutation({
    mutationFn: send,
    onSuccess: ({ to }) => toast(letterToasts.test(to)),
    onError: (error) => tellFailure(error, letterToasts.testFailed),
  })
  return (
    <Button
      look="quiet"
      small
      wide={wide}
      disabled={!canSend}
      busy={testing.isPending}
      onClick={() => testing.mutate()}
    >
      {!testing.isPending && <Icon of={Send} />}
      {testing.isPending ? texts.testing : label}
    </Button>
  )
}
