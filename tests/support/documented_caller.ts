import type { ApiClient } from '@japa/api-client'
import { apiClientOf } from '#tests/support/api_client'

/** Returns a function that sends a call such as `GET /wallet` and asserts names in the answer. */
export async function createDocumentedCaller(client: ApiClient, username: string, assert: any) {
  const apiClient = await apiClientOf(client, username)
  return async (line: string, names: string[], body?: object): Promise<any> => {
    const [method, path] = line.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
    const response: any = await apiClient(method.toLowerCase() as 'get', path, body)
    assert.equal(response.status(), 200, `${line}: ${JSON.stringify(response.body())}`)
    const answer = response.body()
    const data = Array.isArray(answer.data) ? answer.data[0] : answer.data
    const known = { ...(answer.message && { message: answer.message }), ...data }
    assert.includeMembers(Object.keys(known), names, line)
    return answer.data
  }
}
