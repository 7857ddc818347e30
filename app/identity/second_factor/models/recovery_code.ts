import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecoveryCodeSchema } from '#database/schema'
import { isKeyedHash, keyedHash } from '#shared/http/keyed_hash'

const PURPOSE = 'recovery code'
const CODE_COUNT = 10
const GROUPS = 2
const GROUP_LENGTH = 5

/** Without what looks alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Written down by its owner, it stands for a second factor once. Only a hash is kept. */
export default class RecoveryCode extends RecoveryCodeSchema {
  /** Makes a new set, after which the one before is worth nothing. Answers what is shown once. */
  static async renew(trx: TransactionClientContract, userId: number): Promise<string[]> {
    const codes = Array.from({ length: CODE_COUNT }, generateCode)
    await this.forget(trx, userId)
    await this.createMany(
      codes.map((code) => ({ userId, codeHash: keyedHash(PURPOSE, normalizeCode(userId, code)) })),
      { client: trx }
    )
    return codes
  }

  static async forget(trx: TransactionClientContract, userId: number) {
    await this.query({ client: trx }).where({ userId }).delete()
  }

  /** Uses one up; of two who bring it at once the second waits, and finds it used. */
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

  static async leftOf(userId: number): Promise<number> {
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

/** As people type it: capitals, spaces and dashes do not matter. */
function normalizeCode(userId: number, code: string): string {
  return `${userId}:${code.toLowerCase().replace(/[^a-z\d]/g, '')}`
}
