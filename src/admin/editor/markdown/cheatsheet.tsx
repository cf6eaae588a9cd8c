import { CircleQuestionMark } from 'lucide'
import { renderMarkdown } from '#shared/markdown/render-markdown.ts'
import { markdownTexts as texts } from '#texts/admin/editor.ts'
import { Icon } from '#ui/display/icon.tsx'
import { TriggeredDialog } from '../../controls/dialog.tsx'
import { ToolButton } from './tool-button.tsx'

const samples = [
  '# Heading 1',
  '## Heading 2',
  '### Heading 3',
  '**bold**, *italic* and ~~crossed out~~',
  '* one thing\n  * and what belongs to it\n* another',
  '1. first\n2. second',
  '- [x] walked\n- [ ] brushed',
  '> something he might say',
  '[the blog](/blog)',
  '![Asleep on the sofa](/media/demo/sofa-nap/1600x1067.jpg "The words below a photo")',
  '::: photos\n![Asleep](/media/demo/sofa-nap/1600x1067.jpg)\n![Awake](/media/demo/portrait-tilt/1600x1067.jpg)\n:::',
  'https://vimeo.com/76979871',
  '| Day | Walks |\n| --- | --: |\n| Monday | 3 |',
  '---',
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
        <ToolButton label={texts.cheatsheet}>
          <Icon of={CircleQuestionMark} />
        </ToolButton>
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
