import { randomUUID } from 'node:crypto'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import {
  CourierUnavailable,
  CourierUnresponsive,
  CredentialsRefused,
} from '#shipping/carriers/courier_driver'
import { AccessTokens, type GrantedToken } from '#shipping/carriers/wire/access_tokens'
import { CarrierApi } from '#shipping/carriers/wire/carrier_api'

export type UpsAccount = CarrierAccount<'ups'>

export interface UpsOptions {
  timeoutMs?: number
}

const USUAL_SECONDS = 3600

/** One client per product of UPS, so that a rate limit on tracking does not delay bookings. */
export interface UpsClients {
  shipping: CarrierApi
  documents: CarrierApi
  tracking: CarrierApi
  pickups: CarrierApi
}

export function createUpsClients(account: UpsAccount, { timeoutMs }: UpsOptions): UpsClients {
  const tokens = new AccessTokens(() => grantedToken(account, timeoutMs))
  const product = () => {
    return new CarrierApi({ carrier: 'UPS', baseUrl: account.baseUrl, tokens, timeoutMs })
  }
  return { shipping: product(), documents: product(), tracking: product(), pickups: product() }
}

/** By these headers UPS finds a call in its logs. Its tracking requires both. */
export function upsTraceHeaders(reference?: string): Record<string, string> {
  const id = (reference ?? randomUUID()).replaceAll('-', '').slice(-32)
  return { transId: id, transactionSrc: 'sendam' }
}

/** Any failure throws CourierUnavailable: UPS did nothing, because we have no token yet. */
async function grantedToken(account: UpsAccount, timeoutMs?: number): Promise<GrantedToken> {
  const body = await requestUpsToken(account, timeoutMs).catch((error: unknown) => {
    if (error instanceof CourierUnavailable || !(error instanceof CourierUnresponsive)) throw error
    throw new CourierUnavailable(error.message)
  })
  const { access_token: value, expires_in: seconds } = body as Record<string, unknown>
  if (typeof value !== 'string' || !value) throw new CourierUnavailable('UPS gives us no token')
  return { value, seconds: Number(seconds) || USUAL_SECONDS }
}

async function requestUpsToken(account: UpsAccount, timeoutMs?: number): Promise<unknown> {
  const { ACCOUNT, CLIENT_ID, CLIENT_SECRET } = account
  // UPS's token endpoint is outside `/api`.
  const wire = new CarrierApi({
    carrier: 'UPS',
    baseUrl: account.baseUrl.replace(/\/api$/, ''),
    timeoutMs,
  })
  const answer = await wire.call({
    operation: 'token',
    method: 'POST',
    path: '/security/v1/oauth/token',
    headers: {
      'Authorization': `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`,
      'x-merchant-id': ACCOUNT,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    timeoutMs: 30_000,
  })
  if (answer.status >= 400) throw new CredentialsRefused(`UPS gives us no token (${answer.status})`)
  return answer.body
}
