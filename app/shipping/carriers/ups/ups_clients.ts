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

/** How long a token lives where UPS does not say. */
const USUAL_SECONDS = 3600

/** Their limits are counted for each of their products: tracking that is told to wait holds up no booking. */
export interface UpsClients {
  shipping: CarrierApi
  papers: CarrierApi
  tracking: CarrierApi
  pickups: CarrierApi
}

export function createUpsClients(account: UpsAccount, { timeoutMs }: UpsOptions): UpsClients {
  const tokens = new AccessTokens(() => grantedToken(account, timeoutMs))
  const product = () => {
    return new CarrierApi({ carrier: 'UPS', baseUrl: account.baseUrl, tokens, timeoutMs })
  }
  return { shipping: product(), papers: product(), tracking: product(), pickups: product() }
}

/** By which UPS finds one call in its logs: our reference where there is one. Both are required for tracking. */
export function upsTraceHeaders(reference?: string): Record<string, string> {
  const id = (reference ?? randomUUID()).replaceAll('-', '').slice(-32)
  return { transId: id, transactionSrc: 'sendam' }
}

/** Without a token nothing is asked for, so that whatever goes wrong here has done nothing. */
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
  // It lies beside the rest of their API, not below it.
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
