import type { ApiClient } from '@japa/api-client'
import { DEMO_PASSWORD } from '#identity/demo'

type Method = 'get' | 'post' | 'put' | 'delete'

/** Signs in and returns a function that calls the API with a bearer token, without cookies. */
export async function apiClientOf(client: ApiClient, username: string) {
  const login = await client.post('/api/v1/login').json({ username, password: DEMO_PASSWORD })
  const authorization = login.header('authorization')!
  return async (method: Method, path: string, body?: object, headers: object = {}) => {
    const request = client.request(`/api/v1${path}`, method).header('authorization', authorization)
    for (const [name, value] of Object.entries(headers)) request.header(name, value)
    return body ? request.json(body) : request
  }
}

export type ApiClientCall = Awaited<ReturnType<typeof apiClientOf>>

/** Returns the server's address, for requests without the cookie that Japa's client would send. */
export function addressOfServer(): string {
  return `http://${process.env.HOST}:${process.env.PORT}`
}
