import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { isUniqueViolation } from '#shared/database/violations'

/** Codes have eight digits. None begins with a zero, because people leave that out. */
const LOWEST = 10_000_000
const HIGHEST = 99_999_999

/** Returns the person's code; creates it on first use. */
export async function ensureReferralCode({ id, referralCode }: User): Promise<number> {
  if (referralCode) return referralCode
  await assignReferralCode(id)
  const { referralCode: given } = await User.findOrFail(id)
  return given ?? ensureReferralCode(await User.findOrFail(id))
}

/** Changes nothing if the person has a code by now or if somebody else has the drawn code. */
async function assignReferralCode(userId: number) {
  try {
    // Inside a transaction this is a savepoint: a failed statement would end the transaction.
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
