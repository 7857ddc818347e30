import { CourierNotNow, CourierSilent, type VoidOutcome } from '#shipping/carriers/courier_driver'
import {
  type FedexOutput,
  fedexOutputOf,
  fedexWordsOf,
} from '#shipping/carriers/fedex/fedex_answers'
import { fedexProblemsOf, fedexTroubleOf } from '#shipping/carriers/fedex/fedex_refusals'
import { saysCancelledAlready } from '#shipping/carriers/wire/cancelled_already'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

interface Given {
  operation: string
  /** Null where FedEx did it, else its words. Throws CourierSilent where it does not say. */
  wordsIn: (output: FedexOutput) => string | null
  /** What staff do when it did not. */
  task: (theirWords: string) => string
}

/** What became of something that FedEx was to take back: a shipment, a driver on the way. */
export function fedexGivenBackOf(
  answer: CarrierAnswer,
  { operation, wordsIn, task }: Given
): VoidOutcome {
  const theirWords =
    answer.status < 400
      ? wordsIn(fedexOutputOf(answer.body, operation))
      : refusalIn(answer, operation)
  if (theirWords === null) return { outcome: 'voided' }
  if (saysCancelledAlready(theirWords)) return { outcome: 'already' }
  return { outcome: 'not_possible', task: task(theirWords) }
}

export function wordsOfVoid({ cancelledShipment, message }: FedexOutput): string | null {
  if (typeof cancelledShipment === 'boolean') return cancelledShipment ? null : (message ?? '')
  throw new CourierSilent('FedEx did not say whether the shipment is cancelled')
}

/** Trouble with the account is for staff too: asking again would not end it. */
function refusalIn(answer: CarrierAnswer, operation: string): string {
  const trouble = fedexTroubleOf(answer, operation)
  if (trouble instanceof CourierSilent && !(trouble instanceof CourierNotNow)) throw trouble
  return fedexProblemsOf(answer.body).map(fedexWordsOf).join('; ')
}
