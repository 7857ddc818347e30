import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { becomes, surchargeWords } from '#admin/tariffs/surcharges/surcharge_words'
import { changedSurcharges } from '#admin/tariffs/versions/changed_surcharges'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

export type SurchargeDifference = {
  id: number
  name: string
  change: 'added' | 'removed' | 'changed'
  isConflict: boolean
  /** What it says, or what becomes of it: a sentence each. */
  facts: string[]
}

/** The surcharges that a version changes, in words. All of them: they are few. */
export async function compareSurcharges(
  trx: TransactionClientContract,
  version: TariffVersion
): Promise<SurchargeDifference[]> {
  const changed = await changedSurcharges(trx, version)
  if (!changed.length) return []
  const words = await surchargeWords(trx)
  return changed.map(({ id, before, after, isConflict }) => {
    const { name } = (after ?? before)!
    if (before && after) {
      const facts = becomes(words(before), words(after), [...PARTS, 'Name'])
      return { id, name, change: 'changed', isConflict, facts }
    }
    const said = words((after ?? before)!)
    const facts = PARTS.map((part) => `${part}: ${said[part]}`)
    return { id, name, change: after ? 'added' : 'removed', isConflict, facts }
  })
}

/** Its name is its title. */
const PARTS = ['Kind', 'Price', 'Courier', 'Lane', 'Parcels', 'Dates'] as const
