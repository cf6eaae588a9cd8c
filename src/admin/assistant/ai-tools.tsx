import { useQuery } from '@tanstack/react-query'
import { CirclePlus, type IconNode, Lightbulb, PenLine, Sparkles } from 'lucide'
import { getAiHelper } from '#shared/contract/assistant.admin.ts'
import { aiTexts as texts } from '#texts/admin/assistant.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/spinner.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { api } from '../app/api.ts'
import type { Tool } from './changes/tool-change.ts'
import type { AiToolbox } from './use-ai-tools.ts'

export function AiTools({ tools }: { tools: AiToolbox }) {
  const { data: helper } = useQuery({
    queryKey: [getAiHelper.path],
    queryFn: ({ signal }) => api(getAiHelper, { signal }),
  })
  const buttons: { tool: Tool; icon: IconNode; act: () => void }[] = [
    { tool: 'enhance', icon: Sparkles, act: tools.enhance },
    { tool: 'expand', icon: CirclePlus, act: tools.expand },
    { tool: 'ideas', icon: Lightbulb, act: tools.findIdeas },
    { tool: 'summary', icon: PenLine, act: tools.summarize },
  ]
  const isBuiltIn = helper?.kind === 'built-in'
  return (
    <section className="box ai-box" aria-labelledby="ai-title">
      <div className="box-head">
        <h2 id="ai-title">{texts.title}</h2>
        {helper && <Tag>{isBuiltIn ? texts.builtIn : helper.name}</Tag>}
      </div>
      <div className="ai-row">
        {buttons.map(({ tool, icon, act }) => (
          <button
            key={tool}
            type="button"
            disabled={tools.busy !== null}
            aria-busy={tools.busy === tool || undefined}
            onClick={act}
          >
            {tools.busy === tool ? <Spinner /> : <Icon of={icon} />}
            {tools.busy === tool ? texts.busy[tool] : texts[tool]}
          </button>
        ))}
      </div>
      {tools.busy && (
        <Button look="line" small onClick={tools.stop}>
          {texts.stop}
        </Button>
      )}
      {helper && (
        <p className="hint">{isBuiltIn ? texts.builtInHint : texts.configuredHint(helper.name)}</p>
      )}
      <p className="ai-message" role="status">
        {tools.message}
      </p>
      {tools.notes.left.length > 0 && (
        <Button look="line" small onClick={tools.notes.show}>
          {texts.notesLeft(tools.notes.left.length)}
        </Button>
      )}
    </section>
  )
}
