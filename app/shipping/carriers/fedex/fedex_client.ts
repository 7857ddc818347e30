import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import { AccessTokens } from '#shipping/carriers/wire/access_tokens'
import { CarrierApi, type CarrierCall } from '#shipping/carriers/wire/carrier_api'

/** FedEx's document API has its own host. Other base URLs, as in tests, serve all APIs. */
const DOCUMENT_HOSTS: Record<string, string> = {
  'https://apis.fedex.com': 'https://documentapi.prod.fedex.com',
  'https://apis-sandbox.fedex.com': 'https://documentapitest.prod.fedex.com/sandbox',
}

interface FedexKeys {
  id: string
  secret: string
}

type FedexCall = Omit<CarrierCall, 'headers'> & {
  /** FedEx repeats this text in its response and its logs. At most 40 characters. */
  mark: string
}

/** One client per API of FedEx, so that a rate limit on tracking does not stop bookings. */
export class FedexClient {
  private readonly apis: Record<'shipping' | 'documents' | 'tracking', CarrierApi>
  private readonly apiKeys: FedexKeys[]
  private readonly tokenApi: CarrierApi

  constructor(account: CarrierAccount<'fedex'>, timeoutMs?: number) {
    const { baseUrl, TRACK_CLIENT_ID, TRACK_CLIENT_SECRET } = account
    const wire = { carrier: 'FedEx', baseUrl, timeoutMs }
    this.tokenApi = new CarrierApi(wire)
    const keys = { id: account.CLIENT_ID, secret: account.CLIENT_SECRET }
    const hasTrackKeys = TRACK_CLIENT_ID && TRACK_CLIENT_SECRET
    const trackKeys = hasTrackKeys ? { id: TRACK_CLIENT_ID, secret: TRACK_CLIENT_SECRET } : keys
    this.apiKeys = [...new Set([keys, trackKeys])]
    const [tokens, trackTokens = tokens] = this.apiKeys.map(
      (own) => new AccessTokens(() => this.requestToken(own))
    )
    const api = { ...wire, headers: { 'x-locale': 'en_US' }, tokens }
    this.apis = {
      shipping: new CarrierApi(api),
      documents: new CarrierApi({ ...api, baseUrl: DOCUMENT_HOSTS[baseUrl] ?? baseUrl }),
      tracking: new CarrierApi({ ...api, tokens: trackTokens }),
    }
  }

  call(api: keyof FedexClient['apis'], { mark, ...call }: FedexCall) {
    return this.apis[api].call({ ...call, headers: { 'x-customer-transaction-id': mark } })
  }

  /** Throws CredentialsRefused. */
  async verifyKeys() {
    for (const keys of this.apiKeys) await this.requestToken(keys)
  }

  private requestToken({ id, secret }: FedexKeys) {
    const form = { client_id: id, client_secret: secret }
    return this.tokenApi.requestToken({ path: '/oauth/token', form })
  }
}
