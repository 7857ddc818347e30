import type { DateTime } from 'luxon'
import { DomainError, type FieldProblem, toProblems } from '#shared/errors/domain_error'
import { formatLagosMoment } from '#shared/time/lagos_time'

export class RateSheetRefused extends DomainError {
  constructor(problems: FieldProblem[]) {
    super('E_SHEET_REFUSED', problems[0]!.message, problems[0]!.field, problems)
  }
}

export class RateSheetConflict extends DomainError {
  constructor(savedBy: string | null, savedAt: DateTime | null, changes: string[]) {
    const when = savedAt && formatLagosMoment(savedAt.toJSDate())
    const what = `${savedBy ?? 'A file'} saved these rates${when ? ` at ${when}` : ''}, after you opened them.`
    super('E_CONFLICT', what, undefined, toProblems([what, ...changes]))
  }
}

export class WrongBillingGroup extends DomainError {
  constructor() {
    super(
      'E_OTHER_BILLING_GROUP',
      '"Billing Group" must be the billing group of the zone',
      'billingGroupId'
    )
  }
}
