import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { OneTimeTokenSchema } from '#database/schema'

export type TokenPurpose = 'verify_email' | 'reset_password' | 'complete_sign_up' | 'oauth'

const TOKEN_HOURS: Record<TokenPurpose, number> = {
  verify_email: 24,
  reset_password: 1,
  complete_sign_up: 24,
  oauth: 1,
}

type IssueOptions = { hours?: number; client?: TransactionClientContract }

/** A mailed token that works once, for one purpose. The database has only its hash. */
export default class OneTimeToken extends OneTimeTokenSchema {
  static selfAssignPrimaryKey = true

  declare purpose: TokenPurpose

  static async issue(userId: number, purpose: TokenPurpose, options: IssueOptions = {}) {
    const token = generateToken()
    const hours = options.hours ?? TOKEN_HOURS[purpose]
    await (options.client ?? db).rawQuery(
      `insert into one_time_tokens (token_hash, purpose, user_id, expires_at)
       values (?, ?, ?, now() + make_interval(hours => ?))`,
      [hashToken(token), purpose, userId, hours]
    )
    return token
  }

  /** Returns the owner without consuming the token; null if it is unknown, used or expired. */
  static async ownerOf(token: string, purpose: TokenPurpose): Promise<number | null> {
    const row = await queryUsableTokens(token, purpose).first()
    return row?.userId ?? null
  }

  /** Returns who used the token; null if nobody did. Tokens are deleted a week after expiry. */
  static async usedBy(token: string, purpose: TokenPurpose): Promise<number | null> {
    const row = await this.query()
      .where({ tokenHash: hashToken(token), purpose })
      .whereNotNull('usedAt')
      .first()
    return row?.userId ?? null
  }

  /** Uses up all tokens that the owner has for the purpose. Returns null if it is invalid. */
  static async redeem(
    client: TransactionClientContract,
    token: string,
    purpose: TokenPurpose
  ): Promise<number | null> {
    const row = await queryUsableTokens(token, purpose, client).forUpdate().first()
    if (!row) return null
    await this.useUp(client, row.userId, purpose)
    return row.userId
  }

  static async useUp(client: TransactionClientContract, userId: number, purpose: TokenPurpose) {
    await this.query({ client })
      .where({ userId, purpose })
      .whereNull('usedAt')
      .update({ usedAt: db.raw('now()') })
  }
}

export function generateToken(): string {
  return randomBytes(32).toString('base64url')
}

function queryUsableTokens(
  token: string,
  purpose: TokenPurpose,
  client?: TransactionClientContract
) {
  return OneTimeToken.query({ client })
    .where({ tokenHash: hashToken(token), purpose })
    .whereNull('usedAt')
    .whereRaw('expires_at > now()')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
