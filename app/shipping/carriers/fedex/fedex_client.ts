import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import { CourierUnavailable, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { AccessTokens, type GrantedToken } from '#shipping/carriers/wire/access_tokens'
import {
  type CarrierAnswer,
  CarrierApi,
  type CarrierCall,
} from '#shipping/carriers/wire/carrier_api'

const CARRIER = 'FedEx'

/** FedEx's document API has its own host. Other base URLs, as in tests, serve all APIs. */
const DOCUMENT_HOSTS: Record<string, string> = {
  'https://apis.fedex.com': 'https://documentapi.prod.fedex.com',
  'https://apis-sandbox.fedex.com': 'https://documentapitest.prod.fedex.com/sandbox',
}

const CREATE_TIMEOUT_MS = 60_000
const QUERY_TIMEOUT_MS = 30_000

interface FedexKeys {
  id: string
  secret: string
}

type FedexCall = Omit<CarrierCall, 'timeoutMs' | 'headers'> & {
  /** FedEx repeats this text in its response and its logs. At most 40 characters. */
  mark: string
}

/** One client per API of FedEx, so that a rate limit on tracking does not stop bookings. */
export class FedexClient {
  private readonly apis: Record<'shipping' | 'papers' | 'tracking', CarrierApi>
  private readonly apiKeys: FedexKeys[]
  private readonly tokenApi: CarrierApi

  constructor(account: CarrierAccount<'fedex'>, timeoutMs?: number) {
    const { baseUrl } = account
    const wire = { carrier: CARRIER, baseUrl, timeoutMs, headers: { 'x-locale': 'en_US' } }
    this.tokenApi = new CarrierApi({ carrier: CARRIER, baseUrl, timeoutMs })
    const keys = { id: account.CLIENT_ID, secret: account.CLIENT_SECRET }
    const trackKeys = readTrackKeys(account)
    this.apiKeys = trackKeys ? [keys, trackKeys] : [keys]
    const tokens = new AccessTokens(() => this.requestToken(keys))
    const trackTokens = trackKeys ? new AccessTokens(() => this.requestToken(trackKeys)) : tokens
    this.apis = {
      shipping: new CarrierApi({ ...wire, tokens }),
      papers: new CarrierApi({ ...wire, tokens, baseUrl: DOCUMENT_HOSTS[baseUrl] ?? baseUrl }),
      tracking: new CarrierApi({ ...wire, tokens: trackTokens }),
    }
  }

  create(call: FedexCall): Promise<CarrierAnswer> {
    return this.send('shipping', call, CREATE_TIMEOUT_MS)
  }

  query(call: FedexCall): Promise<CarrierAnswer> {
    return this.send('shipping', call, QUERY_TIMEOUT_MS)
  }

  track(call: FedexCall): Promise<CarrierAnswer> {
    return this.send('tracking', call, QUERY_TIMEOUT_MS)
  }

  uploadDocument(call: FedexCall): Promise<CarrierAnswer> {
    return this.send('papers', call, QUERY_TIMEOUT_MS)
  }

  /** Throws CredentialsRefused. */
  async verifyKeys() {
    for (const keys of this.apiKeys) await this.requestToken(keys)
  }

  private send(api: keyof FedexClient['apis'], { mark, ...call }: FedexCall, timeoutMs: number) {
    const headers = { 'x-customer-transaction-id': mark }
    return this.apis[api].call({ ...call, headers, timeoutMs })
  }

  /** Any failure throws CourierUnavailable: FedEx did nothing, because we have no token yet. */
  private async requestToken({ id, secret }: FedexKeys): Promise<GrantedToken> {
    const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
    const answer = await this.tokenAnswer(new URLSearchParams(form))
    const { access_token: value, expires_in: seconds } = answer.body as Record<string, unknown>
    if (answer.status >= 400 || typeof value !== 'string' || !value) {
      throw new CourierUnavailable(`${CARRIER} gave no token (${answer.status})`)
    }
    return { value, seconds: Number(seconds) || 0 }
  }

  private async tokenAnswer(body: URLSearchParams): Promise<CarrierAnswer> {
    const path = '/oauth/token'
    try {
      return await this.tokenApi.call({
        operation: 'token',
        method: 'POST',
        path,
        body,
        timeoutMs: QUERY_TIMEOUT_MS,
      })
    } catch (error) {
      if (error instanceof CourierUnavailable || !(error instanceof CourierUnresponsive))
        throw error
      throw new CourierUnavailable(error.message)
    }
  }
}

function readTrackKeys({
  TRACK_CLIENT_ID: id,
  TRACK_CLIENT_SECRET: secret,
}: CarrierAccount<'fedex'>) {
  return id && secret ? { id, secret } : null
}
