import * as z from 'zod/mini'
import { dogFields, profileErrors } from '#texts/errors/dog.ts'
import { fieldErrors } from '#texts/errors/fields.ts'
import {
  type CreateListSchema,
  type CreateTextSchema,
  createDogFieldSchemas,
  heroVariants,
} from './profile-parts.ts'

const words: CreateTextSchema = (field, maximum) =>
  z
    .string({ error: () => fieldErrors.notText(dogFields[field]) })
    .check(
      z.trim(),
      z.maxLength(maximum, { error: () => fieldErrors.atMost(dogFields[field], maximum) }),
    )
const list: CreateListSchema = (field, item, maximum) =>
  z
    .array(item)
    .check(z.maxLength(maximum, { error: () => profileErrors.tooMany(dogFields[field], maximum) }))

const parts = createDogFieldSchemas(words, list)

export const DogProfileSchema = z.object({
  ...parts,
  // Defaults for fields that older programs do not send.
  heroLook: z._default(z.enum(heroVariants), 'dog-and-photo'),
  contactLead: z._default(parts.contactLead, ''),
  galleryLead: z._default(parts.galleryLead, ''),
  newsletterLead: z._default(parts.newsletterLead, ''),
})
export type DogProfile = z.output<typeof DogProfileSchema>
