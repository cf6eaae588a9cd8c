import { timelineTexts as texts } from '#shared/texts/timeline.ts'
import { Ball } from '#ui/dog/toys.tsx'
import { TopHead } from './top-drawings.tsx'

export function TodayMark({ age }: { age: string }) {
  return (
    <li className="today-mark">
      <TopHead />
      <strong>{texts.today}</strong>
      <span>{age}</span>
      <Ball className="top-ball" />
    </li>
  )
}
