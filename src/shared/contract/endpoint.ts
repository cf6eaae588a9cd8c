import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** `anyone`: public; `session`: any verified sign-in; `admin`: the owner and fellow admins. */
export type WhoMay = 'anyone' | 'session' | 'admin'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the calls under one path have in common. */
interface Group {
  tag: string
  who: WhoMay
  path: string
}

/** What a call takes and answers. */
interface Description {
  params?: Schema
  query?: Schema
  /** Named in lower case; a caller may always leave them out. */
  headers?: Schema
  body?: Schema
  answer: Schema
  /** Answers 403 `auth.confirm_needed` unless the sign-in is recent or was confirmed again. */
  recentSignIn?: true
  /** In bytes; the default is 64 KiB for admins, and `bodyLimits.visitor` for everybody else. */
  bodyLimit?: number
  /** Goes on while the disk is nearly full: without it nobody could make room. Deleting always does. */
  essential?: true
}

/** One call of the API, described once: the route, the browser and the API document all read it. */
export interface Endpoint extends Group, Description {
  method: Method
  summary: string
}

export const DEFAULT_BODY_LIMIT = 64 * 1024

type Part = 'params' | 'query' | 'headers' | 'body'
type In<E extends Endpoint, K extends Part> = E[K] extends Schema ? z.input<E[K]> : undefined
type Out<E extends Endpoint, K extends Part> = E[K] extends Schema ? z.output<E[K]> : undefined

/** What a caller gives, before validation. */
export type CallInput<E extends Endpoint> = {
  [K in Exclude<Part, 'headers'> as E[K] extends Schema ? K : never]: In<E, K>
}
export type CallHeaders<E extends Endpoint> = In<E, 'headers'>

/** What a route receives, after validation. */
export type RouteInput<E extends Endpoint> = {
  [K in Part as E[K] extends Schema ? K : never]: Out<E, K>
}
export type Answer<E extends Endpoint> = z.output<E['answer']>

/**
 * `call` is the method and what follows the path of the group, such as `POST /:id/pause`; parameters
 * are written as `:name`. A function declaration with this annotation, because bundlers drop unused
 * calls of nothing else: visitors must not download the owner's calls.
 */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<const D extends Description>(
  group: Group,
  call: Method | `${Method} /${string}`,
  summary: string,
  description: D,
) {
  const [method, rest = ''] = call.split(' ') as [Method, string?]
  return { ...group, ...description, method, path: group.path + rest, summary }
}

/** Fills `:name` parameters and the query of a path. */
export function endpointUrl(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
