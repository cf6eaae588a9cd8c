import { useState } from 'react'
import { portraitStepTexts as texts } from '#texts/admin/welcome.ts'
import { Button } from '#ui/controls/button.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ChoosePhoto } from '../../photos/choose-photo.tsx'
import { drawings } from './choices.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './steps.ts'
import { useSaveStep } from './use-save-step.ts'

export function PortraitStep({ dog, onBack, onDone }: StepProps) {
  const saving = useSaveStep()
  const [portrait, setPortrait] = useState(dog.portrait)
  const [isChoosing, setChoosing] = useState(false)
  const next = async () => {
    const isSame = portrait === dog.portrait
    const isSaved = await saving.run(async () => {
      if (!isSame) await saving.saveDog({ portrait, heroPhoto: portrait })
    })
    if (isSaved) onDone()
  }
  return (
    <StepFrame
      step={2}
      heading={texts.heading(dog.name)}
      lead={texts.lead}
      {...saving}
      onBack={onBack}
      onNext={next}
    >
      <div className="fr-arch">
        <div className="pic">
          {portrait && <ResponsiveImage src={portrait} alt="" sizes="210px" />}
        </div>
        <div>
          <Button look="quiet" small onClick={() => setChoosing(true)}>
            {texts.choose}
          </Button>
          <p className="hint">{texts.borrow}</p>
          <div className="fr-thumbs">
            {drawings.map(({ name, url }) => (
              <button
                key={url}
                type="button"
                aria-label={texts.use(name)}
                aria-pressed={portrait === url}
                onClick={() => setPortrait(url)}
              >
                <ResponsiveImage src={url} alt="" sizes="54px" />
              </button>
            ))}
          </div>
        </div>
      </div>
      {isChoosing && (
        <ChoosePhoto
          title={texts.title}
          current={portrait}
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            setPortrait(url)
            setChoosing(false)
          }}
        />
      )}
    </StepFrame>
  )
}
