import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { surchargesIn } from '#shipping/pricing/surcharges/surcharge_rows'
import { MOST_SURCHARGES } from '#admin/tariffs/surcharges/surcharge_draft'
import { type ChangedSurcharge, contentOf } from '#admin/tariffs/versions/changed_surcharges'
import type { Changes } from '#admin/tariffs/versions/version_changes'
import { TariffClash } from '#admin/tariffs/versions/version_refusals'

/**
 * What a draft brings has been checked against the rest of the draft alone: beside what others have published since,
 * it may come twice. Throws TariffClash.
 */
export async function requireNoClash(trx: TransactionClientContract, { surcharges }: Changes) {
  const clashes = await surchargeClashes(trx, surcharges)
  if (clashes.length) throw new TariffClash(clashes)
}

async function surchargeClashes(
  trx: TransactionClientContract,
  changed: readonly ChangedSurcharge[]
): Promise<string[]> {
  const ids = new Set(changed.map(({ id }) => id))
  const live = await surchargesIn(trx)
  const kept = live.filter(({ id }) => !ids.has(id))
  const coming = changed.flatMap(({ after }) => after ?? [])
  const taken = new Set(kept.map(contentOf))
  const twins = coming.filter((surcharge) => taken.has(contentOf(surcharge)))
  const count = kept.length + coming.length
  return [
    ...twins.map(
      ({ name }) =>
        `The live tariff already has a surcharge exactly like "${name}", so it would be charged twice.`
    ),
    ...(count > MOST_SURCHARGES && count > live.length
      ? [
          `The live tariff would have ${count} surcharges, and a tariff has at most ${MOST_SURCHARGES}.`,
        ]
      : []),
  ]
}
