import type { DateTime } from 'luxon'
import { DomainError } from '#shared/errors/domain_error'
import { momentText } from '#shared/time/lagos_time'

export type SheetProblem = { field?: string; message: string }

/** Rows that cannot stand in one sheet, each problem with the field of its row. */
export class SheetRefused extends DomainError {
  readonly #problems: SheetProblem[]

  constructor(problems: SheetProblem[]) {
    super('E_SHEET_REFUSED', problems[0]!.message, problems[0]!.field)
    this.#problems = problems
  }

  get errors() {
    return this.#problems
  }
}

/** Somebody else saved the sheet meanwhile: who, when, and what they changed. */
export class SheetChanged extends DomainError {
  readonly #changes: string[]

  constructor(savedBy: string | null, savedAt: DateTime | null, changes: string[]) {
    const when = savedAt && momentText(savedAt.toJSDate())
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

export class OtherBillingGroup extends DomainError {
  constructor() {
    super('E_OTHER_BILLING_GROUP', '"Billing Group" is not that of the zone', 'billingGroupId')
  }
}
