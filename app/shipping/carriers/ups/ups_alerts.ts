import { type TrackingAlertService, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { upsProblemsIn, requireUpsSuccess } from '#shipping/carriers/ups/ups_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { UPS_ACCOUNT_COUNTRY } from '#shipping/carriers/ups/ups_units'
import { upsTraceHeaders, type UpsClients } from '#shipping/carriers/ups/ups_clients'

const NONE_OF_THEM = 'VSS210'

/** UPS does not sign its alerts, which only carry our secret. So an alert only makes us poll. */
export class UpsAlerts implements TrackingAlertService {
  readonly maxAtOnce = 100
  readonly days = 14

  constructor(private readonly wire: UpsClients) {}

  async subscribe(waybillNumbers: string[], { url, secret }: { url: string; secret: string }) {
    const answer = await this.wire.tracking.call({
      operation: 'subscribe',
      method: 'POST',
      path: '/track/v1/subscription/standard/package',
      headers: upsTraceHeaders(),
      body: {
        locale: 'en_US',
        countryCode: UPS_ACCOUNT_COUNTRY,
        trackingNumberList: waybillNumbers,
        destination: { url, credentialType: 'Bearer', credential: secret },
      },
    })
    if (upsProblemsIn(answer).some(({ code }) => code === NONE_OF_THEM)) return []
    const { validTrackingNumbers } = requireUpsSuccess(
      answer,
      'subscribe',
      'UPS sends no alerts about these parcels.'
    )
    if (!Array.isArray(validTrackingNumbers)) {
      throw new CourierUnresponsive('UPS confirmed a subscription without numbers')
    }
    return validTrackingNumbers.map(toText)
  }
}
