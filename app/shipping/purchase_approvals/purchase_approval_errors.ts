import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosMoment } from '#shared/time/lagos_time'
import type { PurchaseOutcome } from '#shipping/purchase_approvals/models/purchase_approval'

const OUTCOME_TEXTS: Record<PurchaseOutcome, string> = {
  approved: 'approved and paid',
  refused: 'refused',
  withdrawn: 'withdrawn',
  void: 'void',
}

export class PurchaseAlreadyDecided extends DomainError {
  constructor(outcome: PurchaseOutcome, at: Date, by: string | null) {
    super(
      'E_APPROVAL_ENDED',
      `Nothing was done. This was already ${OUTCOME_TEXTS[outcome]}${by ? ` by ${by}` : ''}, at ${formatLagosMoment(at)}.`
    )
  }
}

export class PurchaseNoLongerPayable extends DomainError {
  constructor(reason: string) {
    super('E_APPROVAL_VOID', `Nothing was done. ${reason}`)
  }
}

export class ApprovalNotNeeded extends DomainError {
  constructor() {
    super('E_CONFLICT', 'You can pay for this booking yourself.')
  }
}

export class ApprovalAlreadyRequested extends DomainError {
  constructor(by: string) {
    super('E_CONFLICT', `${by} has already asked an owner to pay for this booking.`)
  }
}

export class PurchasePriceChanged extends DomainError {
  constructor(amountKobo: number) {
    super(
      'E_PRICE_CHANGED',
      `The price of this booking is now ${formatKobo(amountKobo)}. Nothing was paid. Please look at the new amount, then approve or refuse.`,
      'amount'
    )
  }
}
