import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** `anyone`: public; `session`: any verified sign-in; `admin`: the owner and other admins. */
export type AccessLevel = 'anyone' | 'session' | 'admin'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Group {
  tag: string
  who: AccessLevel
  path: string
}

interface Description {
  params?: Schema
  query?: Schema
  /** Header names in lower case; every header is optional. */
  headers?: Schema
  body?: Schema
  answer: Schema
  /** The call answers 403 `auth.confirm_needed` unless the sign-in is recent or was confirmed again. */
  recentSignIn?: true
  /** In bytes; defaults to 64 KiB for admins and `bodyLimits.visitor` for everybody else. */
  bodyLimit?: number
  /**
   * Allowed while the disk is nearly full, so that the owner can free space. DELETE calls always
   * are.
   */
  essential?: true
}

/** An API call, described once for the route, the browser and the API document. */
export interface Endpoint extends Group, Description {
  method: Method
  summary: string
}

export const DEFAULT_BODY_LIMIT = 64 * 1024

type Part = 'params' | 'query' | 'headers' | 'body'
type In<E extends Endpoint, K extends Part> = E[K] extends Schema ? z.input<E[K]> : undefined
type Out<E extends Endpoint, K extends Part> = E[K] extends Schema ? z.output<E[K]> : undefined

export type CallInput<E extends Endpoint> = {
  [K in Exclude<Part, 'headers'> as E[K] extends Schema ? K : never]: In<E, K>
}
export type CallHeaders<E extends Endpoint> = In<E, 'headers'>

export type RouteInput<E extends Endpoint> = {
  [K in Part as E[K] extends Schema ? K : never]: Out<E, K>
}
export type Answer<E extends Endpoint> = z.output<E['answer']>

/**
 * `call` is the method and the path below the group's path, such as `POST /:id/pause`; parameters
 * are written as `:name`. This must stay a function declaration with the annotation below: only
 * then do bundlers drop unused calls, and visitors must not download the owner's endpoints.
 */
/*@__NO_SIDE_EFFECTS__*/
export function defineEndpoint<const D extends Description>(
  group: Group,
  call: Method | `${Method} /${string}`,
  summary: string,
  description: D,
) {
  const [method, rest = ''] = call.split(' ') as [Method, string?]
  return { ...group, ...description, method, path: group.path + rest, summary }
}

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
