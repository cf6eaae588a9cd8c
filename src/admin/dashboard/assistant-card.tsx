import { Lightbulb, PenLine, Sparkles } from 'lucide'
import { Link } from 'wouter'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useDogName } from '../app/diary.ts'

const icons = [Sparkles, Lightbulb, PenLine]

export function AssistantCard() {
  return (
    <section className="box helper">
      <h2>{dashboardTexts.assistant}</h2>
      <ul>
        {dashboardTexts.assistantItems(useDogName()).map((item, index) => (
          <li key={item}>
            <Icon of={icons[index] ?? Sparkles} />
            {item}
          </li>
        ))}
      </ul>
      <Link
        className={buttonClass({ look: 'bright', wide: true, small: true })}
        href="/admin/posts/new"
      >
        {dashboardTexts.startWriting}
      </Link>
    </section>
  )
}
