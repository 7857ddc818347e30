import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SurchargeTexts, loadSurchargeTexts } from '#admin/tariffs/surcharges/surcharge_texts'
import {
  changeKind,
  type ChangeKind,
  diffFact,
  type ChangeFact,
  addedOrRemovedFact,
} from '#admin/tariffs/versions/comparison/change_fact'
import type { ChangedSurcharge } from '#admin/tariffs/versions/apply_surcharges'

export type SurchargeDifference = {
  id: number
  name: string
  change: ChangeKind
  isConflict: boolean
  /** All parts of an added or removed surcharge; of a changed one, only the changed parts. */
  facts: ChangeFact[]
}

export async function loadSurchargeDifferences(
  trx: TransactionClientContract,
  changed: readonly ChangedSurcharge[]
): Promise<SurchargeDifference[]> {
  if (!changed.length) return []
  const words = await loadSurchargeTexts(trx)
  return changed.map(({ id, before, after, isConflict }) => ({
    id,
    name: (after ?? before)!.name,
    isConflict,
    change: changeKind(before, after),
    facts:
      before && after
        ? changedSurchargeFacts(words(before), words(after))
        : surchargeFactParts(words((after ?? before)!)).map(([part, value]) =>
            addedOrRemovedFact(part, value, !before)
          ),
  }))
}

function changedSurchargeFacts(before: SurchargeTexts, after: SurchargeTexts): ChangeFact[] {
  return [...surchargeFactParts(after), ['Name', after.Name] as const].flatMap(([part, value]) =>
    diffFact(part, before[part], value)
  )
}

/** Omits the name, which is the title of the surcharge. */
function surchargeFactParts({ Name, ...parts }: SurchargeTexts) {
  return Object.entries(parts) as [keyof SurchargeTexts, string][]
}
