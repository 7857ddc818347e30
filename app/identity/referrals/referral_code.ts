import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { isUniqueViolation } from '#shared/database/violations'

/** Eight digits without a leading zero, which a reader would drop. */
const LOWEST = 10_000_000
const HIGHEST = 99_999_999

/** Returns the person's code; creates it on first use. */
export async function ensureReferralCode({ id, referralCode }: User): Promise<number> {
  if (referralCode) return referralCode
  await assignReferralCode(id)
  const { referralCode: given } = await User.findOrFail(id)
  return given ?? ensureReferralCode(await User.findOrFail(id))
}

/** A concurrent request keeps the first code; a code that is taken is drawn again. */
async function assignReferralCode(userId: number) {
  try {
    // Uses a savepoint inside a transaction, which a failed statement would otherwise end.
    await db.transaction((trx) =>
      trx
        .from('users')
        .where('id', userId)
        .whereNull('referral_code')
        .update({ referral_code: randomInt(LOWEST, HIGHEST + 1) })
    )
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}
