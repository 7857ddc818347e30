import { DateTime } from 'luxon'
import { BillingAccountSchema } from '#database/schema'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lagosDay } from '#shipping/invoicing/billing_periods'

type AccountOpening = {
  organizationId: number
  walletId: number
  accountId: number
  openedOn: DateTime
  /** The last ledger entry before the first billed period, and the balance after it. */
  entryId: number
  balanceKobo: number
}

/** Stores how far a business is billed. Its lock serializes billing, credit notes and matching. */
export default class BillingAccount extends BillingAccountSchema {
  static selfAssignPrimaryKey = true

  static async locked(
    trx: TransactionClientContract,
    organizationId: number
  ): Promise<BillingAccount | null> {
    return this.query({ client: trx }).where({ organizationId }).forUpdate().first()
  }

  static opening({ entryId, balanceKobo, ...whose }: AccountOpening): BillingAccount {
    const account = new BillingAccount()
    return account.fill({
      ...whose,
      firstEntryId: entryId,
      billedEntryId: entryId,
      creditedEntryId: entryId,
      openingKobo: balanceKobo,
      closingKobo: balanceKobo,
      billedTo: null,
      createdAt: DateTime.now(),
    })
  }

  /** First day of the next invoice, which also covers earlier periods without an invoice. */
  get billsFrom(): DateTime {
    return this.billedTo ? lagosDay(this.billedTo).plus({ days: 1 }) : lagosDay(this.openedOn)
  }
}
