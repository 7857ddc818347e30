import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SurchargeWords, surchargeWords } from '#admin/tariffs/surcharges/surcharge_words'
import { becomes, type Fact, saidOf } from '#admin/tariffs/versions/comparing/fact'
import type { ChangedSurcharge } from '#admin/tariffs/versions/changed_surcharges'

export type SurchargeDifference = {
  id: number
  name: string
  change: 'added' | 'removed' | 'changed'
  isConflict: boolean
  /** What it says, or what becomes of it. */
  facts: Fact[]
}

/** The surcharges that change, in words. All of them: they are few. */
export async function surchargeDifferences(
  trx: TransactionClientContract,
  changed: readonly ChangedSurcharge[]
): Promise<SurchargeDifference[]> {
  if (!changed.length) return []
  const words = await surchargeWords(trx)
  return changed.map(({ id, before, after, isConflict }) => ({
    ...{ id, name: (after ?? before)!.name, isConflict },
    change: before ? (after ? 'changed' : 'removed') : 'added',
    facts:
      before && after
        ? changedFacts(words(before), words(after))
        : partsOf(words((after ?? before)!)).map(([part, said]) => saidOf(part, said, !before)),
  }))
}

function changedFacts(before: SurchargeWords, after: SurchargeWords): Fact[] {
  return [...partsOf(after), ['Name', after.Name] as const].flatMap(([part, said]) =>
    becomes(part, before[part], said)
  )
}

/** Its name is its title. */
function partsOf({ Name, ...parts }: SurchargeWords) {
  return Object.entries(parts) as [keyof SurchargeWords, string][]
}
