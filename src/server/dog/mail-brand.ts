import { type Coat, coats } from '#shared/theme/coats.ts'
import type { ThemeSettings } from '#shared/theme/theme.ts'
import { mailWords } from '#texts/mail/platform.ts'
import { mailColours } from '../platform/mail/mail-colours.ts'
import type { MailBrand } from '../platform/mail/mail-template.ts'

interface Diary {
  origin: string
  settings: ThemeSettings & { blogName: string }
  dog: { name: string; coat: Coat }
}

/** What all mails of the diary look like. */
export const mailBrandOf = ({ origin, settings, dog }: Diary): MailBrand => ({
  origin,
  name: settings.blogName,
  // The drawings wear the first coat; a dog with another one is not shown as somebody else.
  drawings: dog.coat === coats[0] ? { stampAlt: mailWords.stamp(dog.name) } : null,
  ...mailColours(settings),
})
