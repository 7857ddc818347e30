import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecoveryCodeSchema } from '#database/schema'
import { isKeyedHash, keyedHash } from '#shared/http/keyed_hash'

const PURPOSE = 'recovery code'
const CODE_COUNT = 10
const GROUPS = 2
const GROUP_LENGTH = 5

/** The alphabet of the codes has no letters that look alike in print. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A code that replaces a second factor once. The database has only its hash. */
export default class RecoveryCode extends RecoveryCodeSchema {
  /** Replaces all codes and returns the new ones, which are shown only once. */
  static async renew(trx: TransactionClientContract, userId: number): Promise<string[]> {
    const codes = Array.from({ length: CODE_COUNT }, generateCode)
    await this.deleteAll(trx, userId)
    await this.createMany(
      codes.map((code) => ({ userId, codeHash: keyedHash(PURPOSE, normalizeCode(userId, code)) })),
      { client: trx }
    )
    return codes
  }

  static async deleteAll(trx: TransactionClientContract, userId: number) {
    await this.query({ client: trx }).where({ userId }).delete()
  }

  /** Uses a code. The row locks make a concurrent second use fail. */
  static async use(trx: TransactionClientContract, userId: number, code: string): Promise<boolean> {
    const rows = await this.query({ client: trx })
      .where({ userId })
      .whereNull('usedAt')
      .orderBy('id')
      .forUpdate()
    const text = normalizeCode(userId, code)
    const found = rows.find(({ codeHash }) => isKeyedHash(codeHash, PURPOSE, text))
    if (!found) return false
    await this.query({ client: trx })
      .where('id', found.id)
      .update({ usedAt: db.raw('now()') })
    return true
  }

  static async countUnused(userId: number): Promise<number> {
    const [{ left }] = await db
      .from('recovery_codes')
      .where('user_id', userId)
      .whereNull('used_at')
      .count('* as left')
    return left
  }
}

function generateCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** Ignores case, spaces and dashes. */
function normalizeCode(userId: number, code: string): string {
  return `${userId}:${code.toLowerCase().replace(/[^a-z\d]/g, '')}`
}
