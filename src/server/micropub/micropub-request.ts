import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import * as z from 'zod/mini'
import { POST_BODY_LIMIT } from '#shared/contract/posts.admin.ts'
import { micropubErrors as texts } from '#texts/errors/micropub.ts'
import type { FormField } from '../platform/http/read-form.ts'
import { invalidRequest } from './micropub.errors.ts'

export type EntryProperties = Record<string, unknown[]>

/** No prototype: a property may be called `toString` or `__proto__`. */
export const createEmptyProperties = (): EntryProperties => Object.create(null)

export interface EntryChange {
  replace: EntryProperties
  add: EntryProperties
  remove: string[] | EntryProperties
}

export type MicropubRequest =
  | { action: 'create'; properties: EntryProperties }
  | { action: 'update'; url: string; change: EntryChange }
  | { action: 'delete' | 'undelete'; url: string }

const notAList = (name: string) => ({ error: () => texts.notAList(name) })
const Values = z.record(z.string(), z.array(z.unknown(), notAList('properties')))
const Url = z.string({ error: () => texts.noUrl }).check(z.minLength(1))
const Update = z.object({
  url: Url,
  replace: z._default(Values, {}),
  add: z._default(Values, {}),
  delete: z._default(z.union([z.array(z.string()), Values], notAList('delete')), []),
})
const Create = z.object({
  type: z._default(z.array(z.string(), notAList('type')), ['h-entry']),
  properties: Values,
})

export function readJsonRequest(body: unknown): MicropubRequest {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : null
  if (action === null) {
    const { type, properties } = read(Create, body)
    if (type[0] !== 'h-entry') throw invalidRequest(texts.entriesOnly)
    return { action: 'create', properties }
  }
  if (action === 'update') {
    const { url, replace, add, delete: remove } = read(Update, body)
    return { action, url, change: { replace, add, remove } }
  }
  return readRemoval(String(action), body)
}

/**
 * A field is named `category`, or `category[]` when there are several. Uploaded files are already
 * fields with their address.
 */
export function readFormRequest(fields: readonly FormField[]): MicropubRequest {
  const properties = createEmptyProperties()
  for (const [field, value] of fields) {
    const name = field.replace(/\[\d*\]$/, '')
    properties[name] = [...(properties[name] ?? []), value]
  }
  const { access_token: _token, h = ['entry'], action, url, ...own } = properties
  if (action) return readRemoval(String(action[0]), { url: url?.[0] })
  if (h[0] !== 'entry') throw invalidRequest(texts.entriesOnly)
  return { action: 'create', properties: own }
}

function readRemoval(action: string, body: unknown): MicropubRequest {
  if (action !== 'delete' && action !== 'undelete') {
    throw invalidRequest(texts.unknownAction(action))
  }
  return { action, url: read(z.object({ url: Url }), body).url }
}

function read<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw invalidRequest(issue && issue.path.length > 0 ? issue.message : texts.notUnderstood)
}

export const MAX_FIELDS = 200

const limits = {
  files: 30,
  fields: MAX_FIELDS,
  parts: 230,
  fieldSize: POST_BODY_LIMIT,
  fieldNameSize: 100,
}

/** Stores each file of a multipart body while it arrives and turns it into a field. */
export async function readMultipartFields(
  request: IncomingMessage,
  store: (file: Readable, part: { field: string; fileName: string }) => Promise<string>,
): Promise<FormField[]> {
  const fields: FormField[] = []
  const files: Promise<FormField>[] = []
  const { 'content-type': contentType = '', ...headers } = request.headers
  await new Promise<void>((resolve, reject) => {
    const refuse = (message: string) => reject(invalidRequest(message))
    const parser = openParser({ ...headers, 'content-type': contentType })
    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (isCut) refuse(texts.fieldTooLong)
      fields.push([name, value])
    })
    parser.on('file', (field, file, fileName = '') => {
      const storing = store(file, { field, fileName }).then((url): FormField => [field, url])
      // After a refusal nobody awaits this promise, so its rejection must be handled here.
      storing.catch(reject)
      files.push(storing)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => refuse(texts.tooManyParts))
    }
    parser.on('error', () => refuse(texts.badMultipart))
    parser.on('finish', () => resolve())
    request.on('close', () => request.complete || refuse(texts.badMultipart))
    request.pipe(parser)
  }).finally(() => request.unpipe())
  return [...fields, ...(await Promise.all(files))]
}

function openParser(headers: IncomingMessage['headers'] & { 'content-type': string }) {
  try {
    return new Busboy({ headers, limits })
  } catch {
    throw invalidRequest(texts.badMultipart)
  }
}
