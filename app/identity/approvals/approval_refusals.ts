import type { ApprovalOutcome } from '#identity/approvals/approval'
import { Forbidden } from '#identity/access/forbidden'
import { DomainError } from '#shared/errors/domain_error'
import type { FieldChange } from '#shared/audit/audit_text'
import { formatLagosMoment } from '#shared/time/lagos_time'

const ENDED: Record<ApprovalOutcome, string> = {
  approved: 'approved',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'not decided in time',
  void: 'void, because it could not be done any more',
}

/** Another person decided first, or the request expired. */
export class ApprovalEnded extends DomainError {
  constructor(outcome: ApprovalOutcome, at: Date, by: string | null) {
    const who = by ? ` by ${by}` : ''
    super(
      'E_APPROVAL_ENDED',
      `Nothing was done. This was already ${ENDED[outcome]}${who}, at ${formatLagosMoment(at)}.`
    )
  }
}

export class ApprovalChanged extends DomainError {
  readonly #changes: readonly FieldChange[]

  constructor(changes: readonly FieldChange[] = []) {
    super(
      'E_APPROVAL_CHANGED',
      'Nothing was done. This has changed since you opened it. Check the differences again, then approve or decline.'
    )
    this.#changes = changes
  }

  get errors() {
    const lines = this.#changes.map(
      ({ field, before, after }) => `${field}: ${before} becomes ${after}`
    )
    return [this.message, ...lines].map((message) => ({ message }))
  }
}

export class ApprovalVoid extends DomainError {
  constructor(why: string) {
    super('E_APPROVAL_VOID', `Nothing was done, and this can no longer be approved. ${why}`)
  }
}

export class NotAnApprover extends Forbidden {}
