import * as z from 'zod/mini'
import { PhotoDetails } from '#shared/contract/photos.admin.ts'

/** The words for each photo, by the id of its upload. */
export const DevicePhotos = z.object({ photos: z.record(z.string(), PhotoDetails) })
export type DevicePhotos = z.output<typeof DevicePhotos>
