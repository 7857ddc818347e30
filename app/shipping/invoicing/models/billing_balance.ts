import { BillingBalanceSchema } from '#database/schema'

/** What is still to be paid of an invoice. The database keeps it with each match. */
export default class BillingBalance extends BillingBalanceSchema {
  static selfAssignPrimaryKey = true
}
