import type { Settings } from '#shared/contract/settings.ts'
import type { DogProfile } from '#shared/dog/profile.ts'

export interface StepProps {
  dog: DogProfile
  settings: Settings
  onBack: () => void
  onDone: () => void
}
