import { Eye } from 'lucide'
import { specimenTexts, settingsTexts as texts } from '#texts/admin/settings.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'

/** A little of each thing that wears the owner's colours and font. */
export function Specimen() {
  return (
    <section className="specimen" aria-label={texts.previewTitle}>
      <div className="specimen-bar">
        <Icon of={Eye} />
        {texts.previewTitle}
      </div>
      <div className="specimen-top">
        <p className="specimen-heading">{specimenTexts.heading}</p>
        <LongDog />
      </div>
      <div className="specimen-in">
        <Tag>{specimenTexts.category}</Tag>
        <p className="specimen-title">{specimenTexts.title}</p>
        <p className="muted">{specimenTexts.words}</p>
        <span className="more">{specimenTexts.link}</span>
        <span className={buttonClass({ small: true })}>{specimenTexts.button}</span>
      </div>
      <div className="specimen-night">{specimenTexts.night}</div>
    </section>
  )
}
