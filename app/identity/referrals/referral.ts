import { ReferralSchema } from '#database/schema'

/** `paidAt` is when the referrer got the credit. */
export default class Referral extends ReferralSchema {}
