import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { isUniqueViolation } from '#shared/database/violations'

/** Eight digits, none of them a leading zero that a reader would drop. */
const LOWEST = 10_000_000
const HIGHEST = 99_999_999

/** The code by which a person brings others along, made when it is first needed. */
export async function ensureReferralCode({ id, referralCode }: User): Promise<number> {
  if (referralCode) return referralCode
  await assignReferralCode(id)
  const { referralCode: given } = await User.findOrFail(id)
  return given ?? ensureReferralCode(await User.findOrFail(id))
}

/** Who asks twice at once keeps the first; a code that somebody has already is drawn again. */
async function assignReferralCode(userId: number) {
  try {
    // In a savepoint when there is a transaction around it, which a failure would end.
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
