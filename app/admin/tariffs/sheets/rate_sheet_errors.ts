import type { DateTime } from 'luxon'
import { DomainError } from '#shared/errors/domain_error'
import { formatLagosMoment } from '#shared/time/lagos_time'

export type RateSheetProblem = { field?: string; message: string }

export class RateSheetRefused extends DomainError {
  readonly #problems: RateSheetProblem[]

  constructor(problems: RateSheetProblem[]) {
    super('E_SHEET_REFUSED', problems[0]!.message, problems[0]!.field)
    this.#problems = problems
  }

  get errors() {
    return this.#problems
  }
}

export class RateSheetConflict extends DomainError {
  readonly #changes: string[]

  constructor(savedBy: string | null, savedAt: DateTime | null, changes: string[]) {
    const when = savedAt && formatLagosMoment(savedAt.toJSDate())
    super(
      'E_CONFLICT',
      `${savedBy ?? 'A file'} saved these rates${when ? ` at ${when}` : ''}, after you opened them.`
    )
    this.#changes = changes
  }

  get errors() {
    return [this.message, ...this.#changes].map((message) => ({ message }))
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
