import { ReferralSchema } from '#database/schema'

/** Who brought whom along; `paidAt` is when the referrer got the credit for it. */
export default class Referral extends ReferralSchema {}
