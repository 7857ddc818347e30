import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import { CourierUnavailable, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { AccessTokens, type GrantedToken } from '#shipping/carriers/wire/access_tokens'
import {
  type CarrierAnswer,
  CarrierApi,
  type CarrierCall,
} from '#shipping/carriers/wire/carrier_api'

const CARRIER = 'FedEx'

/** Documents have their own host, except in a test system. */
const DOCUMENT_HOSTS: Record<string, string> = {
  'https://apis.fedex.com': 'https://documentapi.prod.fedex.com',
  'https://apis-sandbox.fedex.com': 'https://documentapitest.prod.fedex.com/sandbox',
}

const CREATE_MS = 60_000
const ASK_MS = 30_000

interface FedexKeys {
  id: string
  secret: string
}

type FedexCall = Omit<CarrierCall, 'timeoutMs' | 'headers'> & {
  /** FedEx repeats it in its response and logs. At most 40 characters. */
  mark: string
}

/** Each API waits on its own rate limit, so that a used-up tracking quota stops no booking. */
export class FedexClient {
  private readonly doors: Record<'shipping' | 'papers' | 'tracking', CarrierApi>
  private readonly allKeys: FedexKeys[]
  private readonly gate: CarrierApi

  constructor(account: CarrierAccount<'fedex'>, timeoutMs?: number) {
    const { baseUrl } = account
    const wire = { carrier: CARRIER, baseUrl, timeoutMs, headers: { 'x-locale': 'en_US' } }
    this.gate = new CarrierApi({ carrier: CARRIER, baseUrl, timeoutMs })
    const keys = { id: account.CLIENT_ID, secret: account.CLIENT_SECRET }
    const trackKeys = readTrackKeys(account)
    this.allKeys = trackKeys ? [keys, trackKeys] : [keys]
    const tokens = new AccessTokens(() => this.granted(keys))
    const trackTokens = trackKeys ? new AccessTokens(() => this.granted(trackKeys)) : tokens
    this.doors = {
      shipping: new CarrierApi({ ...wire, tokens }),
      papers: new CarrierApi({ ...wire, tokens, baseUrl: DOCUMENT_HOSTS[baseUrl] ?? baseUrl }),
      tracking: new CarrierApi({ ...wire, tokens: trackTokens }),
    }
  }

  create(call: FedexCall): Promise<CarrierAnswer> {
    return this.through('shipping', call, CREATE_MS)
  }

  ask(call: FedexCall): Promise<CarrierAnswer> {
    return this.through('shipping', call, ASK_MS)
  }

  track(call: FedexCall): Promise<CarrierAnswer> {
    return this.through('tracking', call, ASK_MS)
  }

  sendPaper(call: FedexCall): Promise<CarrierAnswer> {
    return this.through('papers', call, ASK_MS)
  }

  /** Throws CredentialsRefused. */
  async tryKeys() {
    for (const keys of this.allKeys) await this.granted(keys)
  }

  private through(
    door: keyof FedexClient['doors'],
    { mark, ...call }: FedexCall,
    timeoutMs: number
  ) {
    const headers = { 'x-customer-transaction-id': mark }
    return this.doors[door].call({ ...call, headers, timeoutMs })
  }

  /** Throws CourierUnavailable, because a token request makes nothing. */
  private async granted({ id, secret }: FedexKeys): Promise<GrantedToken> {
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
      return await this.gate.call({
        operation: 'token',
        method: 'POST',
        path,
        body,
        timeoutMs: ASK_MS,
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
