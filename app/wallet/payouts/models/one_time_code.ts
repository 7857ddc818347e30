import { randomBytes, randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { OneTimeCodeSchema } from '#database/schema'
import { isKeyedHash, keyedHash } from '#shared/http/keyed_hash'
import { queryRows } from '#shared/database/query_rows'

export const CODE_PURPOSES = ['BVN', 'BANK_ACCOUNT'] as const

export type CodePurpose = (typeof CODE_PURPOSES)[number]

const PURPOSE = 'one-time code'

export const CODE_VALID_MINUTES = 10
export const MAX_CODE_TRIES = 5
export const MAX_CODE_SENDS = 5
const COOLDOWN_SECONDS = 60

/** An action that a user confirms with a code by e-mail and, if they have a phone number, SMS. */
export default class OneTimeCode extends OneTimeCodeSchema {
  static selfAssignPrimaryKey = true

  declare purpose: CodePurpose
  declare subject: Record<string, string>

  static async begin(userId: number, purpose: CodePurpose, subject: Record<string, string>) {
    const ref = randomBytes(18).toString('base64url')
    await this.create({ ref, userId, purpose, subject })
    return ref
  }

  /** Locks the row until the transaction ends, so that no concurrent try is left uncounted. */
  static async locked(trx: TransactionClientContract, userId: number, ref: string) {
    return this.query({ client: trx }).where({ ref, userId }).forUpdate().firstOrFail()
  }

  get isUsed() {
    return this.usedAt !== null
  }

  get isLockedOut() {
    return this.tries >= MAX_CODE_TRIES
  }

  /** Replaces the code, but keeps the count of tries. */
  async renew(trx: TransactionClientContract): Promise<string> {
    const code = randomInt(1_000_000).toString().padStart(6, '0')
    await trx
      .from('one_time_codes')
      .where('ref', this.ref)
      .update({
        code_hash: keyedHash(PURPOSE, codeHashInput(this.ref, code)),
        sends: this.sends + 1,
        sent_at: db.raw('now()'),
        expires_at: db.raw(`now() + interval '${CODE_VALID_MINUTES} minutes'`),
      })
    return code
  }

  /** Seconds until the next code may be sent, by the database's clock. */
  async secondsToWait(trx: TransactionClientContract): Promise<number> {
    const [row] = await queryRows<{ seconds: number | null }>(
      trx,
      `select ceil(extract(epoch from sent_at + interval '${COOLDOWN_SECONDS} seconds' - now()))
         as seconds from one_time_codes where ref = ?`,
      [this.ref]
    )
    return Math.max(0, row?.seconds ?? 0)
  }

  async isExpired(trx: TransactionClientContract): Promise<boolean> {
    const [row] = await queryRows<{ expired: boolean }>(
      trx,
      'select coalesce(expires_at, now()) <= now() as expired from one_time_codes where ref = ?',
      [this.ref]
    )
    return row!.expired
  }

  matches(code: string): boolean {
    return (
      this.codeHash !== null && isKeyedHash(this.codeHash, PURPOSE, codeHashInput(this.ref, code))
    )
  }
}

function codeHashInput(ref: string, code: string): string {
  return `${ref}:${code}`
}
