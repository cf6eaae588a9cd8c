import { type QueryClient, useQueryClient } from '@tanstack/react-query'

const key = ['origin']

/** Where the site is to the world; a page brings it along, because only the server knows. */
export function keepOrigin(client: QueryClient, origin: string) {
  client.setQueryData(key, origin)
}

export function useOrigin(): string {
  return useQueryClient().getQueryData<string>(key) ?? location.origin
}
