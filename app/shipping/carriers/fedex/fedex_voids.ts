import {
  CourierUnavailable,
  CourierUnresponsive,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import {
  type FedexOutput,
  requireFedexOutput,
  fedexMessage,
} from '#shipping/carriers/fedex/fedex_answers'
import { fedexProblemsIn, fedexErrorFrom } from '#shipping/carriers/fedex/fedex_errors'
import { saysAlreadyCancelled } from '#shipping/carriers/wire/already_cancelled'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

interface FedexVoid {
  operation: string
  wordsIn: (output: FedexOutput) => string | null
  task: (theirWords: string) => string
}

export function fedexVoidOutcome(
  answer: CarrierAnswer,
  { operation, wordsIn, task }: FedexVoid
): VoidOutcome {
  const theirWords =
    answer.status < 400
      ? wordsIn(requireFedexOutput(answer.body, operation))
      : refusalIn(answer, operation)
  if (theirWords === null) return { outcome: 'voided' }
  if (saysAlreadyCancelled(theirWords)) return { outcome: 'already' }
  return { outcome: 'not_possible', task: task(theirWords) }
}

export function fedexVoidProblem({ cancelledShipment, message }: FedexOutput): string | null {
  if (typeof cancelledShipment === 'boolean') return cancelledShipment ? null : (message ?? '')
  throw new CourierUnresponsive('FedEx did not say whether the shipment is cancelled')
}

/** Returns FedEx's reasons for staff, also for account problems, which retries do not solve. */
function refusalIn(answer: CarrierAnswer, operation: string): string {
  const failure = fedexErrorFrom(answer, operation)
  if (failure instanceof CourierUnresponsive && !(failure instanceof CourierUnavailable))
    throw failure
  return fedexProblemsIn(answer.body).map(fedexMessage).join('; ')
}
