import type { SentForm } from '#shared/page-rendering.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'

interface FormFailureProps {
  sent: SentForm | null
  text: { title: string; description: string }
}

/** Says in the page what a toast says where scripts run. */
export function FormFailure({ sent, text }: FormFailureProps) {
  if (sent?.outcome !== 'failed') return null
  return <ErrorBox>{`${text.title} ${sent.message ?? text.description}`}</ErrorBox>
}
