import { CourierUnresponsive, type VoidOutcome } from '#shipping/carriers/courier_driver'
import { upsProblemsIn, requireUpsAccount, upsMessage } from '#shipping/carriers/ups/ups_answers'
import { saysAlreadyCancelled } from '#shipping/carriers/wire/already_cancelled'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

const SUCCESS = '1'

/** `done` is the status code in UPS's response. `task` tells staff what to do if UPS refuses. */
export function upsCancelOutcome(
  answer: CarrierAnswer,
  done: string,
  { operation, task }: { operation: string; task: string }
): VoidOutcome {
  if (answer.status < 400 && done === SUCCESS) return { outcome: 'voided' }
  const problems = upsProblemsIn(answer)
  if (saysAlreadyCancelled(upsMessage(problems))) return { outcome: 'already' }
  if (answer.status < 400 ? !done : problems.length === 0) {
    throw new CourierUnresponsive(`UPS answered ${operation} with ${answer.status} and no result`)
  }
  requireUpsAccount(problems)
  return { outcome: 'not_possible', task }
}
