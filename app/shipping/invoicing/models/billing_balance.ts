import { BillingBalanceSchema } from '#database/schema'

/** Open amount of an invoice, which a trigger updates with each match. */
export default class BillingBalance extends BillingBalanceSchema {
  static selfAssignPrimaryKey = true
}
