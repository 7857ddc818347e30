import { DomainError } from '#shared/errors/domain_error'
import { formatKobo, naira } from '#shared/money/rules/money'
import { InsufficientFunds } from '#wallet/ledger/pay_from_wallet'
import type { PayingBalance } from '#wallet/ledger/pay_from_wallet'

/** Names up to five rows and counts the rest. */
function listRows(numbers: number[], [one, many]: [one: string, many: string]): string {
  if (numbers.length === 1) return `Row ${numbers[0]} ${one}`
  const shown = numbers.slice(0, 5)
  const more = numbers.length - shown.length
  return `Rows ${shown.join(', ')}${more ? ` and ${more} more` : ''} ${many}`
}

export class RowsNotReady extends DomainError {
  constructor(numbers: number[]) {
    const rows = listRows(numbers, [
      'cannot be booked as it stands',
      'cannot be booked as they stand',
    ])
    const remedy =
      numbers.length === 1 ? 'Correct it, or leave it out' : 'Correct them, or leave them out'
    super('E_BATCH_NOT_READY', `${rows}. ${remedy}. Nothing was booked or paid.`, 'rows')
  }
}

export class NoRowsChosen extends DomainError {
  constructor() {
    super('E_BATCH_EMPTY', 'Please choose at least one row that can be booked.', 'rows')
  }
}

export class UnknownBatchRows extends DomainError {
  constructor(numbers: number[]) {
    super('E_BATCH_UNKNOWN_ROWS', `${listRows(numbers, ['is', 'are'])} not in this batch.`, 'rows')
  }
}

export class BatchPriceChanged extends DomainError {
  constructor(changed: number, totalKobo: number) {
    const prices = changed === 1 ? 'The price of one row has' : `The prices of ${changed} rows have`
    const reason = changed > 0 ? `${prices} changed. ` : ''
    super(
      'E_PRICE_CHANGED',
      `${reason}The total is now ${formatKobo(totalKobo)}. Nothing was booked or paid. Please check the new amount before you pay.`,
      'amount'
    )
  }
}

export class BatchChangedMeanwhile extends DomainError {
  constructor() {
    super(
      'E_BATCH_CHANGED',
      'Somebody else has just changed this batch. Nothing was booked or paid. Please check it again.'
    )
  }
}

export class BatchAlreadyPaid extends DomainError {
  constructor() {
    super('E_BATCH_PAID', 'This batch is already paid for and can no longer be changed.')
  }
}

/** Adds the missing amount to the ledger's error. */
export class BatchAboveBalance extends InsufficientFunds {
  override readonly data: object

  constructor(balance: PayingBalance, missingKobo: number) {
    super(balance)
    this.data = { missing: naira(missingKobo) }
  }
}

export class NoShipmentsToSend extends DomainError {
  constructor() {
    super('E_BATCH_EMPTY', 'None of these shipments can be sent again.', 'shipments')
  }
}
