import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import Authenticator from '#identity/second_factor/models/authenticator'
import Passkey from '#identity/second_factor/models/passkey'
import RecoveryCode from '#identity/second_factor/models/recovery_code'

export interface SecondFactors {
  passkeys: Passkey[]
  authenticator: Authenticator | null
  recoveryCodesLeft: number
}

export async function findFactors(userId: number): Promise<SecondFactors> {
  return {
    passkeys: await Passkey.of(userId),
    authenticator: await Authenticator.find(userId),
    recoveryCodesLeft: await RecoveryCode.countUnused(userId),
  }
}

/** Recovery codes replace a factor but do not count as one. */
export function hasFactor({ passkeys, authenticator }: Omit<SecondFactors, 'recoveryCodesLeft'>) {
  return passkeys.length > 0 || authenticator !== null
}

export async function countFactors(
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    client,
    `select ((select count(*) from passkeys where user_id = :userId)
      + (select count(*) from authenticators where user_id = :userId)) as count`,
    { userId }
  )
  return row!.count
}
