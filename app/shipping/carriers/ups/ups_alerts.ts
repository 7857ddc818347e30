import { type AlertDesk, CourierRefused, CourierSilent } from '#shipping/carriers/courier_driver'
import { problemsOf, requireTaken, wordsOf } from '#shipping/carriers/ups/ups_answers'
import { textOf } from '#shipping/carriers/wire/answers'
import { ACCOUNT_COUNTRY } from '#shipping/carriers/ups/ups_units'
import { tracedAs, type UpsWire } from '#shipping/carriers/ups/ups_wire'

const NONE_OF_THEM = 'VSS210'

/** Track Alert. What it sends is not signed, only marked with our secret, so that it can do no more than make us ask. */
export class UpsAlerts implements AlertDesk {
  readonly mostAtOnce = 100
  readonly days = 14

  constructor(private readonly wire: UpsWire) {}

  async subscribe(waybillNumbers: string[], { url, secret }: { url: string; secret: string }) {
    const answer = await this.wire.tracking.call({
      operation: 'subscribe',
      method: 'POST',
      path: '/track/v1/subscription/standard/package',
      headers: tracedAs(),
      body: {
        locale: 'en_US',
        countryCode: ACCOUNT_COUNTRY,
        trackingNumberList: waybillNumbers,
        destination: { url, credentialType: 'Bearer', credential: secret },
      },
      timeoutMs: 30_000,
    })
    if (problemsOf(answer).some(({ code }) => code === NONE_OF_THEM)) return []
    const { validTrackingNumbers } = requireTaken(
      answer,
      'subscribe',
      (problems) =>
        new CourierRefused('UPS does not tell us of these parcels by itself.', wordsOf(problems))
    )
    if (!Array.isArray(validTrackingNumbers)) {
      throw new CourierSilent('UPS answered a subscription without numbers')
    }
    return validTrackingNumbers.map(textOf)
  }
}
