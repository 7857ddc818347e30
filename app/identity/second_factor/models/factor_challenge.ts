import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FactorChallengeSchema } from '#database/schema'
import { hashToken, generateToken } from '#identity/accounts/models/one_time_token'
import type User from '#identity/accounts/models/user'

export type ChallengePurpose = 'sign_in' | 'proof' | 'passkey' | 'authenticator'

export const CHALLENGE_MINUTES = 5
const MAX_ATTEMPTS = 5

type ChallengeData = { accessId?: string | null; toSign?: string; secret?: string }

export default class FactorChallenge extends FactorChallengeSchema {
  static selfAssignPrimaryKey = true

  declare purpose: ChallengePurpose

  /** Returns the token; the database has only its hash. */
  static async begin(user: User, purpose: ChallengePurpose, given: ChallengeData): Promise<string> {
    const token = generateToken()
    await db.table('factor_challenges').insert({
      token_hash: hashToken(token),
      purpose,
      user_id: user.id,
      access_id: given.accessId ?? null,
      to_sign: given.toSign ?? null,
      secret: given.secret ?? null,
      password_mark: fingerprintPassword(user),
      expires_at: db.raw(`now() + interval '${CHALLENGE_MINUTES} minutes'`),
    })
    return token
  }

  /**
   * Locks a challenge that can still be answered, so that concurrent attempts are counted. Null if
   * it is unknown, expired, used, exhausted or began in another session.
   */
  static async open(
    trx: TransactionClientContract,
    token: string,
    { purpose, accessId = null }: { purpose: ChallengePurpose; accessId?: string | null }
  ): Promise<FactorChallenge | null> {
    const row = await this.query({ client: trx })
      .where({ tokenHash: hashToken(token), purpose })
      .whereNull('usedAt')
      .where('tries', '<', MAX_ATTEMPTS)
      .whereRaw('expires_at > now()')
      .forUpdate()
      .first()
    return row && row.accessId === accessId ? row : null
  }

  /** False after a change of the password. */
  isOf(user: User): boolean {
    return this.userId === user.id && this.passwordMark === fingerprintPassword(user)
  }

  async use(trx: TransactionClientContract) {
    await this.change(trx, { used_at: db.raw('now()') })
  }

  async countTry(trx: TransactionClientContract) {
    await this.change(trx, { tries: this.tries + 1 })
  }

  private async change(trx: TransactionClientContract, columns: object) {
    await trx.from('factor_challenges').where('token_hash', this.tokenHash).update(columns)
  }
}

/** Returns the key for counting attempts: the user id, or the token itself if it is unknown. */
export async function findRateLimitKey(token: string): Promise<string> {
  const row = await FactorChallenge.find(hashToken(token))
  return String(row?.userId ?? token)
}

function fingerprintPassword({ password }: User): string {
  return createHash('sha256')
    .update(password ?? '')
    .digest('hex')
}
