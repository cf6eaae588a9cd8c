import { CircleQuestionMark } from 'lucide'
import { renderMarkdown } from '#shared/markdown/render.ts'
import { markdownTexts as texts } from '#texts/admin/editor.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Icon } from '#ui/display/icon.tsx'
import { TriggeredDialog } from '../../../parts/dialog.tsx'
import { ToolButton } from './tool-button.tsx'

/** What the page understands, each line beside what becomes of it. */
export function Cheatsheet() {
  return (
    <TriggeredDialog
      title={texts.cheatsheet}
      description={texts.cheatsheetIntro}
      closeLabel={adminTexts.close}
      wide
      trigger={
        <ToolButton label={texts.cheatsheet}>
          <Icon of={CircleQuestionMark} />
        </ToolButton>
      }
    >
      <ul className="cheatsheet">
        {texts.cheatsheetSamples.map((sample) => (
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
