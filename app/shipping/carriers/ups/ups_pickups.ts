import { DateTime } from 'luxon'
import {
  CourierRefused,
  CourierUnresponsive,
  type PickupBooking,
  type PickupService,
  type PickupRequest,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import {
  upsAlertsIn,
  upsProblemsIn,
  requireUpsSuccess,
  type UpsObject,
  upsMessage,
} from '#shipping/carriers/ups/ups_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { upsCancelOutcome } from '#shipping/carriers/ups/ups_cancellation'
import { upsPickupRequest } from '#shipping/carriers/ups/ups_pickup_request'
import { UPS_TIME_ZONE } from '#shipping/carriers/ups/ups_units'
import { upsTraceHeaders, type UpsClients } from '#shipping/carriers/ups/ups_clients'

const TIMES = /date|time|close|ready|cut-?off|lead/i

/** UPS makes one pickup per address and day: a second order returns the first one's number. */
export class UpsPickups implements PickupService {
  constructor(
    private readonly wire: UpsClients,
    private readonly account: string
  ) {}

  async book(request: PickupRequest): Promise<PickupBooking> {
    const answer = await this.wire.pickups.call({
      operation: 'pickup',
      method: 'POST',
      path: '/pickupcreation/v2409/pickup',
      headers: upsTraceHeaders(request.reference),
      body: upsPickupRequest(request, this.account, DateTime.now().setZone(UPS_TIME_ZONE)),
    })
    const { PickupCreationResponse: made } = requireUpsSuccess(answer, 'pickup', (problems) => {
      const words = upsMessage(problems)
      const sentence = TIMES.test(words)
        ? 'UPS cannot come at that time. Please choose another day or other hours.'
        : 'UPS did not accept this pickup. Our staff are looking into it.'
      return new CourierRefused(sentence, words)
    })
    const number = toText(made?.PRN)
    if (!number) throw new CourierUnresponsive('UPS confirmed a pickup without a number')
    return { number, handles: {}, alerts: upsAlertsIn(made.Response) }
  }

  async cancel({ number }: Pick<PickupBooking, 'number'>): Promise<VoidOutcome> {
    const answer = await this.wire.pickups.call({
      operation: 'cancel_pickup',
      method: 'DELETE',
      path: '/shipments/v2409/pickup/02',
      headers: { ...upsTraceHeaders(), Prn: number },
    })
    const body = answer.body as UpsObject | null
    const done = toText(body?.PickupCancelResponse?.Response?.ResponseStatus?.Code)
    return upsCancelOutcome(answer, done, {
      operation: 'cancel_pickup',
      task: `UPS did not cancel pickup ${number}: ${upsMessage(upsProblemsIn(answer))}. Please cancel it by telephone.`,
    })
  }
}
