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
  /** What staff read: "book", "track". */
  operation: string
  method: keyof typeof SERVICES
  /** Comes back with the answer. */
  reference: string
  body: object
  timeoutMs: number
}

/** The country of our account; the parcel may come from another. */
const ACCOUNT_COUNTRY = 'NG'

/** What Aramex itself gives to whoever was given no other. */
const SOURCE = 24

/** Aramex knows us by what stands in each body, and answers 200 whatever happens. */
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

  /** The body of the answer, which may still say that nothing was done. */
  async ask(question: AramexCall): Promise<JsonObject> {
    return requireAramexBody(await this.post(question))
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

/** Throws where the question itself was turned away, and for an answer that does not say whether it has errors. */
export function requireAramexBody(answer: CarrierAnswer): JsonObject {
  if (answer.status >= 400) throw aramexRejection(answer)
  const body = toJsonObject(answer.body)
  if (typeof body.HasErrors === 'boolean') return body
  throw new CourierUnresponsive('Aramex answered with something else')
}

/** All five must be there. */
function transactionOf(reference: string) {
  return {
    Reference1: reference,
    Reference2: '',
    Reference3: '',
    Reference4: '',
    Reference5: '',
  }
}
