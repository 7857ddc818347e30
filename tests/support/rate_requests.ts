import { addressOfServer } from '#tests/support/api_client'

type Changes = { origin?: object; destination?: object; item?: object }

/** Builds a rate request of an API client: Lagos to London, 0.9 kg in a box with sides of 10 cm. */
export function toBritain({ origin, destination, item }: Changes = {}) {
  return {
    export: true,
    origin: { country: 'NG', state: 'NG_LA', city: 'IKEJA', ...origin },
    destination: { country: 'GB', state: null, city: null, ...destination },
    items: [{ quantity: 1, weight: 0.9, packageDimension: [10, 10, 10], ...item }],
  }
}

export function withinNigeria({ origin, destination, item }: Changes = {}) {
  return {
    export: false,
    origin: { country: 'NG', state: 'NG_LA', city: null, ...origin },
    destination: { country: 'NG', state: 'NG_OG', city: null, ...destination },
    items: [{ quantity: 1, weight: 1, packageDimension: [0, 0, 0], ...item }],
  }
}

/** Requests rates anonymously, without a cookie or token. */
export async function requestRates(question: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(`${addressOfServer()}/api/v1/rate/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  })
  return { status: response.status, body: await response.json() }
}
