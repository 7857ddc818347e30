import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import { isIntegrityViolation } from '#shared/database/violations'
import { surchargesIn } from '#shipping/pricing/surcharges/surcharge_rows'
import { type ZoneName, zoneWords } from '#admin/tariffs/files/zone_name'
import { MOST_SURCHARGES } from '#admin/tariffs/surcharges/surcharge_draft'
import { type ChangedSurcharge, contentOf } from '#admin/tariffs/versions/changed_surcharges'
import type { Changes } from '#admin/tariffs/versions/version_changes'
import { TariffClash } from '#admin/tariffs/versions/version_refusals'

/**
 * What a draft brings has been checked against the rest of the draft alone: beside what others have published since,
 * it may come twice. Throws TariffClash.
 */
export async function requireNoClash(
  trx: TransactionClientContract,
  id: number,
  { zoneIds, surcharges }: Changes
) {
  const clashes = [
    ...(await zoneClashes(trx, id, zoneIds)),
    ...(await surchargeClashes(trx, surcharges)),
  ]
  if (clashes.length) throw new TariffClash(clashes)
}

/** For what the database alone knows: a program may have written past our checks. */
export function asClash(error: unknown): never {
  if (!isIntegrityViolation(error)) throw error
  logger.warn({ err: error }, 'The live tariff cannot take a draft')
  throw new TariffClash([
    'Two zones or rates of this draft contradict each other, or the live tariff.',
  ])
}

/** Names that zones of the live tariff have which stay as they are. */
const TAKEN = `select draft.courier_code as "courierCode", draft.kind, draft.country_code as "countryCode",
    draft.state_code as "stateCode", draft.description
  from draft_zones as draft join shipping_zones as live
    on (live.courier_code, live.kind, live.country_code, coalesce(live.state_code, ''), live.description)
      = (draft.courier_code, draft.kind, draft.country_code, coalesce(draft.state_code, ''), draft.description)
  where draft.tariff_version_id = :id and draft.id = any(:zoneIds::bigint[]) and draft.archived_at is null
    and live.archived_at is null and live.id <> all(:zoneIds::bigint[])
  order by draft.id`

async function zoneClashes(
  trx: TransactionClientContract,
  id: number,
  zoneIds: readonly number[]
): Promise<string[]> {
  const taken = await rowsOf<ZoneName>(trx, TAKEN, { id, zoneIds: [...zoneIds] })
  return taken.map(
    (zone) => `There is already another zone called ${zoneWords(zone)} on the live tariff.`
  )
}

async function surchargeClashes(
  trx: TransactionClientContract,
  changed: readonly ChangedSurcharge[]
): Promise<string[]> {
  const ids = new Set(changed.map((surcharge) => surcharge.id))
  const live = await surchargesIn(trx)
  const kept = live.filter((surcharge) => !ids.has(surcharge.id))
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
