import { CourierSilent, type VoidOutcome } from '#shipping/carriers/courier_driver'
import { problemsOf, requireAccount, wordsOf } from '#shipping/carriers/ups/ups_answers'
import { saysCancelledAlready } from '#shipping/carriers/wire/cancelled_already'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

const SUCCESS = '1'

/** `done` is what UPS wrote as its status; `task` is for staff where it takes nothing back. */
export function cancelOutcome(
  answer: CarrierAnswer,
  done: string,
  { operation, task }: { operation: string; task: string }
): VoidOutcome {
  if (answer.status < 400 && done === SUCCESS) return { outcome: 'voided' }
  const problems = problemsOf(answer)
  if (saysCancelledAlready(wordsOf(problems))) return { outcome: 'already' }
  if (answer.status < 400 ? !done : problems.length === 0) {
    throw new CourierSilent(`UPS answered ${operation} with ${answer.status} and no result`)
  }
  requireAccount(problems)
  return { outcome: 'not_possible', task }
}
