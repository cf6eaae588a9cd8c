import { type Coat, coats } from '#shared/theme/coats.ts'
import type { ThemeSettings } from '#shared/theme/theme.ts'
import { mailWords } from '#texts/mail/platform.ts'
import { mailColoursOf } from '../platform/mail/mail-colours.ts'
import type { MailBrand } from '../platform/mail/mail-template.ts'

interface Diary {
  origin: string
  settings: ThemeSettings & { blogName: string }
  dog: { name: string; coat: Coat }
}

export const mailBrandOf = ({ origin, settings, dog }: Diary): MailBrand => ({
  origin,
  name: settings.blogName,
  // The drawings show the first coat and would look like another dog, so other coats get none.
  drawings: dog.coat === coats[0] ? { stampAlt: mailWords.stamp(dog.name) } : null,
  ...mailColoursOf(settings),
})
