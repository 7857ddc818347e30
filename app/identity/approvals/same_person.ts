import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Lazy, port } from '#shared/port'

/** What two accounts have in common that shows one person behind them: "the phone number". Null where nothing does. */
export type SamePersonCheck = (
  trx: TransactionClientContract,
  one: number,
  others: readonly number[]
) => Promise<string | null>

/** By what one person may be recognized in two accounts. */
export const samenesses = port<Lazy<{ default: SamePersonCheck }>[]>('marks of one person')

/** By what somebody is recognized as one of these people; null where nothing is known. */
export async function findSharedTrait(
  trx: TransactionClientContract,
  one: number,
  others: readonly number[]
): Promise<string | null> {
  for (const load of samenesses.provided) {
    const { default: sameness } = await load()
    const shared = await sameness(trx, one, others)
    if (shared) return shared
  }
  return null
}
