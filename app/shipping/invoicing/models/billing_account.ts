import { DateTime } from 'luxon'
import { BillingAccountSchema } from '#database/schema'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lagosDay } from '#shipping/invoicing/billing_periods'

type AccountOpening = {
  organizationId: number
  walletId: number
  accountId: number
  openedOn: DateTime
  /** The last one that stays unbilled, and what the account held then. */
  entryId: number
  balanceKobo: number
}

/** Up to which entry of its cash a business has been billed. Whoever bills, credits or matches holds its row. */
export default class BillingAccount extends BillingAccountSchema {
  static selfAssignPrimaryKey = true

  static async locked(
    trx: TransactionClientContract,
    organizationId: number
  ): Promise<BillingAccount | null> {
    return this.query({ client: trx }).where({ organizationId }).forUpdate().first()
  }

  /** One that has been billed nothing yet. */
  static opening({ entryId, balanceKobo, ...whose }: AccountOpening): BillingAccount {
    const account = new BillingAccount()
    return account.fill({
      ...whose,
      ...{ firstEntryId: entryId, billedEntryId: entryId, creditedEntryId: entryId },
      ...{ openingKobo: balanceKobo, closingKobo: balanceKobo, billedTo: null },
      createdAt: DateTime.now(),
    })
  }

  /** The first day of the next invoice, which reaches back over periods with nothing to invoice. */
  get billsFrom(): DateTime {
    return this.billedTo ? lagosDay(this.billedTo).plus({ days: 1 }) : lagosDay(this.openedOn)
  }
}
