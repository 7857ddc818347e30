import { randomUUID } from 'node:crypto'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import { AccessTokens } from '#shipping/carriers/wire/access_tokens'
import { CarrierApi } from '#shipping/carriers/wire/carrier_api'

export type UpsAccount = CarrierAccount<'ups'>

export interface UpsOptions {
  timeoutMs?: number
}

/** One client per product of UPS, so that a rate limit on tracking does not delay bookings. */
export interface UpsClients {
  shipping: CarrierApi
  documents: CarrierApi
  tracking: CarrierApi
  pickups: CarrierApi
}

export function createUpsClients(account: UpsAccount, { timeoutMs }: UpsOptions): UpsClients {
  const { baseUrl, ACCOUNT, CLIENT_ID, CLIENT_SECRET } = account
  const wire = { carrier: 'UPS', baseUrl, timeoutMs }
  // UPS's token endpoint is outside `/api`.
  const tokenWire = { ...wire, baseUrl: baseUrl.replace(/\/api$/, '') }
  const keys = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')
  const headers = { 'Authorization': `Basic ${keys}`, 'x-merchant-id': ACCOUNT }
  const path = '/security/v1/oauth/token'
  const tokens = new AccessTokens(() => new CarrierApi(tokenWire).requestToken({ path, headers }))
  const product = () => new CarrierApi({ ...wire, tokens })
  return { shipping: product(), documents: product(), tracking: product(), pickups: product() }
}

/** By these headers UPS finds a call in its logs. Its tracking requires both. */
export function upsTraceHeaders(reference?: string): Record<string, string> {
  const id = (reference ?? randomUUID()).replaceAll('-', '').slice(-32)
  return { transId: id, transactionSrc: 'sendam' }
}
