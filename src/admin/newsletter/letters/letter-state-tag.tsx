import type { LetterState } from '#shared/contract/letters.admin.ts'
import { letterStateTexts } from '#texts/admin/letters.ts'
import { Tag } from '#ui/display/tag.tsx'

const badges: Record<LetterState, string> = {
  waiting: 'due',
  leaving: 'due',
  sending: 'due',
  paused: 'grey',
  held: 'bad',
  sent: 'good',
  stopped: 'grey',
}

export function LetterStateTag({ state }: { state: LetterState }) {
  return <Tag badge={badges[state]}>{letterStateTexts[state]}</Tag>
}
