import { addressOfServer } from '#tests/support/api_client'

export function buildAddress(changes: object = {}) {
  return {
    side: 'destination',
    fullname: 'Amina Bello',
    phoneNumber: '08031234567',
    email: 'amina@example.test',
    address: '14 Aminu Kano Crescent',
    country: 'NG',
    state: 'NG_FC',
    city: 'WUSE',
    postalCode: '900288',
    ...changes,
  }
}

type Ask = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>

export async function saveAddress(ask: Ask, changes: object = {}) {
  const { status, body } = await ask('POST', '/addressBook', buildAddress(changes))
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.data as { id: number } & Record<string, any>
}

export async function requestAddress(ask: Ask, name = 'Amina') {
  const { status, body } = await ask('POST', '/addressBook/ask', { name })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return { id: body.data.id as number, token: String(body.data.link).split('/').at(-1)! }
}

/** An address as a receiver types it. */
export function buildTypedAddress(changes: object = {}) {
  return {
    fullname: 'Amina Bello',
    phoneNumber: '0803 123 4567',
    email: 'amina@example.test',
    address: '14 Aminu Kano Crescent',
    landmark: 'Opposite Wuse Market',
    country: 'Nigeria',
    state: 'FCT',
    city: 'wuse',
    postalCode: '',
    ...changes,
  }
}

export async function importSheet(
  authorization: string,
  content: BlobPart,
  terms: Record<string, string> = {}
) {
  const body = new FormData()
  body.append('file', new Blob([content]), 'addresses.csv')
  const url = `${addressOfServer()}/api/v1/addressBook/import?${new URLSearchParams(terms)}`
  const answer = await fetch(url, { method: 'POST', headers: { authorization }, body })
  return { status: answer.status, body: (await answer.json()) as any }
}
