import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SurchargeWords, surchargeWords } from '#admin/tariffs/surcharges/surcharge_words'
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
  const words = await surchargeWords()
  return changed.map(({ id, before, after, isConflict }) => {
    const { name } = (after ?? before)!
    if (before && after) {
      const facts = becomes(words(before), words(after))
      return { id, name, change: 'changed', isConflict, facts }
    }
    const facts = partsOf(words((after ?? before)!)).map(([part, said]) => `${part}: ${said}`)
    return { id, name, change: after ? 'added' : 'removed', isConflict, facts }
  })
}

function becomes(before: SurchargeWords, after: SurchargeWords): string[] {
  return [...partsOf({ ...after }), ['Name', after.Name] as const]
    .filter(([part, said]) => before[part] !== said)
    .map(([part, said]) => `${part}: ${before[part]} becomes ${said}`)
}

/** Its name is its title. */
function partsOf({ Name, ...parts }: SurchargeWords) {
  return Object.entries(parts) as [keyof SurchargeWords, string][]
}
