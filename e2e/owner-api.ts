import type { APIRequestContext } from '@playwright/test'
import { owner } from './diary.ts'

export async function asOwner(request: APIRequestContext, url: string) {
  const signIn = await request.post(`${url}/api/auth/login`, {
    data: owner,
    headers: { origin: url },
  })
  const { token } = (await signIn.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, origin: url }
  return {
    async write<T = unknown>(path: string, data: object): Promise<T> {
      const answer = await request.post(url + path, { data, headers })
      if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
      return answer.json() as Promise<T>
    },
    async read<T>(path: string): Promise<T> {
      return (await request.get(url + path, { headers })).json() as Promise<T>
    },
    async change(path: string, data: object) {
      const answer = await request.put(url + path, { data, headers })
      if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
    },
    async remove(path: string) {
      await request.delete(url + path, { headers })
    },
  }
}
