import { timelineTexts as texts } from '#shared/texts/timeline.ts'
import { BallAhead, TopHead } from './top-drawings.tsx'

export function TodayMark({ age }: { age: string }) {
  return (
    <li className="today-mark">
      <TopHead />
      <strong>{texts.today}</strong>
      <span>{age}</span>
      <BallAhead className="top-ball" />
    </li>
  )
}
