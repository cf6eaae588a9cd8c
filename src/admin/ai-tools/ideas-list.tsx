import { aiTexts as texts } from '#shared/texts/ai.ts'
import { Button } from '#ui/controls/button.tsx'

interface IdeasListProps {
  ideas: string[]
  onUse: (idea: string) => void
  onDismiss: () => void
}

export function IdeasList({ ideas, onUse, onDismiss }: IdeasListProps) {
  return (
    <section className="ai-ideas" aria-label={texts.ideasTitle}>
      <h3>{texts.ideasTitle}</h3>
      <ul>
        {ideas.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => onUse(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
      <Button look="line" small onClick={onDismiss}>
        {texts.dismissIdeas}
      </Button>
    </section>
  )
}
