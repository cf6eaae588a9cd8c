import { aiTexts as texts } from '#texts/admin/assistant.ts'
import { Button } from '#ui/controls/button.tsx'

interface IdeasListProps {
  ideas: string[]
  onUse: (idea: string) => void
  onDismiss: () => void
}

export function IdeasList({ ideas, onUse, onDismiss }: IdeasListProps) {
  return (
    <section className="ai-ideas" aria-label={texts.ideasTitle}>
      <div className="ai-panel-head">
        <h3>{texts.ideasTitle}</h3>
        <Button look="line" small onClick={onDismiss}>
          {texts.dismissIdeas}
        </Button>
      </div>
      <ul>
        {ideas.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => onUse(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
