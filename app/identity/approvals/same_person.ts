import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What two accounts have in common that shows one person behind them: "the phone number". Null where nothing does. */
export type Sameness = (
  trx: TransactionClientContract,
  one: number,
  others: readonly number[]
) => Promise<string | null>

type Load = () => Promise<{ default: Sameness }>

const known: Load[] = []

/** A module that knows by what one person may be recognized in two accounts. */
export function recognizesBy(load: Load) {
  known.push(load)
}

/** By what somebody is recognized as one of these people; null where nothing is known. */
export async function sharedWith(
  trx: TransactionClientContract,
  one: number,
  others: readonly number[]
): Promise<string | null> {
  for (const load of known) {
    const { default: sameness } = await load()
    const shared = await sameness(trx, one, others)
    if (shared) return shared
  }
  return null
}
