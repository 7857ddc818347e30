import type { ApiClient } from '@japa/api-client'
import { DEMO_PASSWORD } from '#identity/demo'
import { addressOfServer } from '#tests/support/api_client'

/** Signs in; returns functions that send and fetch a file of the live tariff or of a `draft`. */
export async function createFileSender(
  client: ApiClient,
  path: string,
  username = 'admin@sendam.test',
  draft?: number
) {
  const login = await client.post('/api/v1/login').json({ username, password: DEMO_PASSWORD })
  const headers = { authorization: login.header('authorization')! }
  const url = `${addressOfServer()}/api/v1${path}`
  const at = (end: string) =>
    url + end + (draft ? `${end.includes('?') ? '&' : '?'}version=${draft}` : '')
  const send = async (end: string, content: BlobPart | null) => {
    const body = new FormData()
    if (content !== null) body.append('file', new Blob([content]), 'my rates.csv')
    const response = await fetch(at(end), { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as any }
  }
  return {
    preview: (content: BlobPart | null) => send('/preview', content),
    save: (content: BlobPart | null, base: string) => send(`?base=${base}`, content),
    download: async () => {
      const response = await fetch(at(''), { headers })
      return response.text()
    },
  }
}

export const readProblems = ({ body }: any): string[] =>
  body.errors.map(({ message }: any) => message)
