import { CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { CarrierApi, type CarrierAnswer } from '#shipping/carriers/wire/carrier_api'
import { aramexRejection } from '#shipping/carriers/aramex/aramex_errors'
import { type JsonObject, toJsonObject } from '#shipping/carriers/wire/json_values'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'

const SERVICES = {
  CreateShipments: 'Shipping',
  PrintLabel: 'Shipping',
  CreatePickup: 'Shipping',
  CancelPickup: 'Shipping',
  TrackShipments: 'Tracking',
  TrackShipmentsByRef: 'Tracking',
  ValidateAddress: 'Location',
} as const

export interface AramexCall {
  operation: string
  method: keyof typeof SERVICES
  reference: string
  body: object
  timeoutMs?: number
}

/** The country of our Aramex account, even if the parcel comes from another country. */
const ACCOUNT_COUNTRY = 'NG'

/** The value that Aramex prescribes for clients without a source number. */
const SOURCE = 24

/** Aramex takes the credentials in each body, and answers 200 even on errors. */
export class AramexApi {
  private readonly wire: CarrierApi

  constructor(
    readonly account: CarrierAccount<'aramex'>,
    readonly timeoutMs?: number
  ) {
    this.wire = new CarrierApi({ carrier: 'Aramex', baseUrl: account.baseUrl, timeoutMs })
  }

  post({ operation, method, reference, body, timeoutMs }: AramexCall): Promise<CarrierAnswer> {
    return this.wire.call({
      operation,
      method: 'POST',
      path: `/${SERVICES[method]}/Service_1_0.svc/json/${method}`,
      body: { ClientInfo: this.clientInfo(), Transaction: transactionOf(reference), ...body },
      timeoutMs,
    })
  }

  async query(call: AramexCall): Promise<JsonObject> {
    return requireAramexBody(await this.post(call))
  }

  private clientInfo() {
    const { USERNAME, PASSWORD, ACCOUNT, PIN, ENTITY } = this.account
    return {
      UserName: USERNAME,
      Password: PASSWORD,
      Version: 'v1.0',
      AccountNumber: ACCOUNT,
      AccountPin: PIN,
      AccountEntity: ENTITY,
      AccountCountryCode: ACCOUNT_COUNTRY,
      Source: SOURCE,
      PreferredLanguageCode: 'en',
    }
  }
}

/** Throws if the request was rejected, or if the response lacks `HasErrors`. */
export function requireAramexBody(answer: CarrierAnswer): JsonObject {
  if (answer.status >= 400) throw aramexRejection(answer)
  const body = toJsonObject(answer.body)
  if (typeof body.HasErrors === 'boolean') return body
  throw new CourierUnresponsive('Aramex sent an unexpected answer')
}

function transactionOf(reference: string) {
  return {
    Reference1: reference,
    Reference2: '',
    Reference3: '',
    Reference4: '',
    Reference5: '',
  }
}
