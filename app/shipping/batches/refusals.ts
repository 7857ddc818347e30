import { DomainError } from '#shared/errors/domain_error'
import { formatKobo, naira } from '#shared/money/rules/money'
import { InsufficientFunds } from '#wallet/ledger/payment'
import type { PayingBalance } from '#wallet/ledger/payment'

/** Rows as people name them: the first few, and how many more. */
function listed(numbers: number[]): string {
  const shown = numbers.slice(0, 5)
  const more = numbers.length - shown.length
  const names = shown.join(', ') + (more ? ` and ${more} more` : '')
  return numbers.length === 1 ? `Row ${names}` : `Rows ${names}`
}

export class RowsNotReady extends DomainError {
  constructor(numbers: number[]) {
    super(
      'E_BATCH_NOT_READY',
      `${listed(numbers)} cannot be booked as they stand. Correct them, or leave them out. Nothing was booked or paid.`,
      'rows'
    )
  }
}

export class NothingChosen extends DomainError {
  constructor() {
    super('E_BATCH_EMPTY', 'Please choose at least one row that can be booked.', 'rows')
  }
}

export class UnknownRows extends DomainError {
  constructor(numbers: number[]) {
    super('E_BATCH_UNKNOWN_ROWS', `${listed(numbers)} are not in this batch.`, 'rows')
  }
}

/** Other prices hold now than those that were seen. */
export class BatchPriceChanged extends DomainError {
  constructor(
    readonly numbers: number[],
    totalKobo: number
  ) {
    super(
      'E_PRICE_CHANGED',
      `The prices of ${numbers.length === 1 ? 'one row have' : `${numbers.length} rows have`} changed. Nothing was booked or paid. The total is now ${formatKobo(totalKobo)}: please check it before you pay.`,
      'amount'
    )
  }
}

/** Somebody corrected a row while this one was paying. */
export class BatchMoved extends DomainError {
  constructor() {
    super(
      'E_BATCH_CHANGED',
      'This batch was changed while you were paying. Nothing was booked or paid. Please look at it again.'
    )
  }
}

export class BatchPaid extends DomainError {
  constructor() {
    super('E_BATCH_PAID', 'This batch is already paid for and can no longer be changed.')
  }
}

/** Says what is missing, where the ledger itself only says no. */
export class BatchUnaffordable extends InsufficientFunds {
  override readonly data: object

  constructor(balance: PayingBalance, missingKobo: number) {
    super(balance)
    this.data = { missing: naira(missingKobo) }
  }
}

export class NothingToSend extends DomainError {
  constructor() {
    super('E_BATCH_EMPTY', 'None of these shipments can be sent again.', 'shipments')
  }
}
