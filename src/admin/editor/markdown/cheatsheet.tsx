import { CircleQuestionMark } from 'lucide'
import { renderMarkdown } from '#shared/markdown/render-markdown.ts'
import { markdownTexts as texts } from '#shared/texts/editor.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { TriggeredDialog } from '../../controls/dialog.tsx'

const samples = [
  '# Heading 1',
  '## Heading 2',
  '### Heading 3',
  '**bold** and *italic*',
  '* one thing\n* another',
  '1. first\n2. second',
  '> something he might say',
  '[the blog](/blog)',
  '`code` in a line',
  '```\ncode on its own\n```',
]

/** What the page understands, each line beside what becomes of it. */
export function Cheatsheet() {
  return (
    <TriggeredDialog
      title={texts.cheatsheet}
      description={texts.cheatsheetIntro}
      closeLabel="Close"
      wide
      trigger={
        <IconButton label={texts.cheatsheet}>
          <Icon of={CircleQuestionMark} />
        </IconButton>
      }
    >
      <ul className="cheatsheet">
        {samples.map((sample) => (
          <li key={sample}>
            <pre>{sample}</pre>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own samples through our own renderer */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(sample) }} />
          </li>
        ))}
      </ul>
      <p className="muted">{texts.cheatsheetKeys}</p>
    </TriggeredDialog>
  )
}
