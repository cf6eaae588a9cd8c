import { createApiClient } from '#shared/api-client.ts'

export const browserApi = createApiClient((url, init) => fetch(url, init))
