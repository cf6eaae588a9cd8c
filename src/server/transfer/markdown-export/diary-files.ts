import type { DogDocument } from '#shared/contract/dog.ts'
import type { DogLog } from '#shared/contract/dog-log.ts'
import type { Redirect } from '#shared/contract/redirects.ts'
import type { PhotosService } from '../../photos/photos.service.ts'
import type { SettingsService } from '../../settings/settings.ts'
import { FORMAT } from './layout.ts'
import type { PictureNames } from './pictures/picture-names.ts'
import { instant, writeYaml } from './write-yaml.ts'

type PhotoRow = Awaited<ReturnType<PhotosService['list']>>[number]
type SettingsRow = Awaited<ReturnType<SettingsService['get']>>

const about = `# Everything that a diary holds, as files that people and other programs can read:
# posts as markdown, photos as they were uploaded, the rest as YAML.
# By this file a Dachshund Diary knows its own: Settings, Database, Import brings it back.
`

export const writeMarker = ({ blogName }: SettingsRow, address: string) =>
  about + writeYaml({ ...FORMAT, title: blogName, address })

export async function writeSettings(row: SettingsRow, pictures: PictureNames): Promise<string> {
  return writeYaml({
    blogName: row.blogName,
    blogDescription: row.blogDescription,
    ownerName: row.ownerName,
    ownerEmail: row.ownerEmail,
    ownerBio: row.ownerBio,
    logoUrl: await pictures.nameOf(row.logoUrl, 'logo'),
    timeZone: row.timeZone,
    theme: row.theme,
    primaryColor: row.primaryColor,
    accentColor: row.accentColor,
    fontFamily: row.fontFamily,
    socialLinks: row.socialLinks,
    features: row.features,
    commentsCloseAfterDays: row.commentsCloseAfterDays,
    categories: row.categories,
  })
}

/** The oldest first, which is the order in which they are brought back. */
export async function writeGallery(photos: PhotoRow[], pictures: PictureNames): Promise<string> {
  const entries: object[] = []
  for (const photo of photos) {
    const hint = `${photo.createdAt.toISOString().slice(0, 10)}-${photo.title}`
    entries.push({
      number: photo.id,
      photo: await pictures.nameOf(photo.imageUrl, hint),
      title: photo.title,
      description: photo.description,
      category: photo.category,
      date: instant(photo.createdAt),
    })
  }
  return writeYaml(entries)
}

export async function writeDog(document: DogDocument, pictures: PictureNames): Promise<string> {
  const [dog] = document.dogs
  const heroPhoto = await pictures.nameOf(dog.heroPhoto, `${dog.name}-hero`)
  const portrait = await pictures.nameOf(dog.portrait, `${dog.name}-portrait`)
  return writeYaml({ dogs: [{ ...dog, heroPhoto, portrait }] })
}

export async function writeLog({ entries, choices }: DogLog, pictures: PictureNames) {
  const written: object[] = []
  for (const { id: _id, photoUrl, ...entry } of entries.toReversed()) {
    const hint = `${entry.day}-${entry.title || entry.kind}`
    const photo = photoUrl && (await pictures.nameOf(photoUrl, hint))
    written.push({ ...entry, photoUrl: photo })
  }
  const { unit, wantedFrom, wantedTo, weighsMonthly, isCurvePublic } = choices
  const chosen = { unit, wantedFrom, wantedTo, weighsMonthly, isCurvePublic }
  return writeYaml({ choices: chosen, entries: written })
}

export const writeRedirects = (redirects: Redirect[]) =>
  writeYaml(
    redirects
      .map(({ path, to }) => ({ from: path, to }))
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
  )
