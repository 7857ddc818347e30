import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Lazy, port } from '#shared/port'

/** Returns a trait that two accounts share, such as "phone number"; null if there is none. */
export type SamePersonCheck = (
  trx: TransactionClientContract,
  one: number,
  others: readonly number[]
) => Promise<string | null>

export const samePersonChecks = port<Lazy<{ default: SamePersonCheck }>[]>('same-person checks')

/** Returns the first trait that one account shares with any of the others. */
export async function findSharedTrait(
  trx: TransactionClientContract,
  one: number,
  others: readonly number[]
): Promise<string | null> {
  for (const load of samePersonChecks.provided) {
    const { default: check } = await load()
    const shared = await check(trx, one, others)
    if (shared) return shared
  }
  return null
}
