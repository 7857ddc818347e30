import { DateTime } from 'luxon'
import {
  CourierRefused,
  CourierSilent,
  type PickupBooking,
  type PickupDesk,
  type PickupRequest,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import {
  alertsOf,
  problemsOf,
  requireTaken,
  type Told,
  wordsOf,
} from '#shipping/carriers/ups/ups_answers'
import { textOf } from '#shipping/carriers/wire/answers'
import { cancelOutcome } from '#shipping/carriers/ups/ups_cancelling'
import { pickupRequest } from '#shipping/carriers/ups/ups_pickup_request'
import { LAGOS } from '#shipping/carriers/ups/ups_units'
import { tracedAs, type UpsWire } from '#shipping/carriers/ups/ups_wire'

const TIMES = /date|time|close|ready|cut-?off|lead/i

/** UPS sends one driver to an address and a day: who asks again gets the number of the first. */
export class UpsPickups implements PickupDesk {
  constructor(
    private readonly wire: UpsWire,
    private readonly account: string
  ) {}

  async book(request: PickupRequest): Promise<PickupBooking> {
    const answer = await this.wire.pickups.call({
      operation: 'pickup',
      method: 'POST',
      path: '/pickupcreation/v2409/pickup',
      headers: tracedAs(request.reference),
      body: pickupRequest(request, this.account, DateTime.now().setZone(LAGOS)),
      timeoutMs: 30_000,
    })
    const { PickupCreationResponse: made } = requireTaken(answer, 'pickup', (problems) => {
      const words = wordsOf(problems)
      const sentence = TIMES.test(words)
        ? 'UPS cannot come at that time. Please choose another day or other hours.'
        : 'UPS did not accept this pickup. Our staff are looking into it.'
      return new CourierRefused(sentence, words)
    })
    const number = textOf(made?.PRN)
    if (!number) throw new CourierSilent('UPS answered a pickup without a number')
    return { number, handles: {}, alerts: alertsOf(made.Response) }
  }

  async cancel({ number }: Pick<PickupBooking, 'number'>): Promise<VoidOutcome> {
    const answer = await this.wire.pickups.call({
      operation: 'cancel_pickup',
      method: 'DELETE',
      path: '/shipments/v2409/pickup/02',
      headers: { ...tracedAs(), Prn: number },
      timeoutMs: 30_000,
    })
    const told = answer.body as Told | null
    const done = textOf(told?.PickupCancelResponse?.Response?.ResponseStatus?.Code)
    return cancelOutcome(answer, done, {
      operation: 'cancel_pickup',
      task: `UPS did not cancel pickup ${number}: ${wordsOf(problemsOf(answer))}. Please cancel it by telephone.`,
    })
  }
}
