import { type Coat, coats } from '#shared/theme/coats.ts'
import type { ThemeSettings } from '#shared/theme/theme.ts'
import { mailWords } from '#texts/mail/platform.ts'
import { mailColoursOf } from '../platform/mail/mail-colours.ts'
import type { MailBrand } from '../platform/mail/mail-template.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import type { Dog } from './dog.ts'

interface MailBrandFacts {
  origin: string
  settings: ThemeSettings & { blogName: string }
  dog: { name: string; coat: Coat }
}

export const mailBrandOf = ({ origin, settings, dog }: MailBrandFacts): MailBrand => ({
  origin,
  name: settings.blogName,
  // The drawings show the first coat and would look like another dog, so other coats get none.
  drawings: dog.coat === coats[0] ? { stampAlt: mailWords.stamp(dog.name) } : null,
  ...mailColoursOf(settings),
})

/** Mails are drawn in the platform, which knows neither the settings nor the dog. */
export const createReadMailBrand =
  ({ config }: Platform, settings: Settings, dog: Dog) =>
  async () =>
    mailBrandOf({
      origin: config.publicUrl.origin,
      settings: await settings.get(),
      dog: await dog.getPublic(),
    })
