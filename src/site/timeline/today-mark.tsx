import { timelineTexts as texts } from '#texts/site/timeline.ts'
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
