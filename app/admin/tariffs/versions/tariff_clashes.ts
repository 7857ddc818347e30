import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { isIntegrityViolation } from '#shared/database/violations'
import { loadSurcharges } from '#shipping/pricing/surcharges/surcharge_rows'
import { type ZoneName, describeZone } from '#admin/tariffs/files/zone_name'
import { MAX_SURCHARGES } from '#admin/tariffs/surcharges/surcharge_draft'
import { surchargeContent } from '#admin/tariffs/versions/changed_surcharges'
import type { ChangedSurcharge } from '#admin/tariffs/versions/apply_surcharges'
import type { VersionChanges } from '#admin/tariffs/versions/version_changes'
import { TariffClash } from '#admin/tariffs/versions/version_errors'

/** A draft is valid in itself, but may duplicate what was published since. Throws TariffClash. */
export async function requireNoClash(
  trx: TransactionClientContract,
  id: number,
  { zoneIds, surcharges }: VersionChanges
) {
  const clashes = [
    ...(await findZoneClashes(trx, id, zoneIds)),
    ...(await findSurchargeClashes(trx, surcharges)),
  ]
  if (clashes.length) throw new TariffClash(clashes)
}

/** Converts constraint violations into TariffClash; only writes past our checks cause them. */
export function throwTariffClash(error: unknown): never {
  if (!isIntegrityViolation(error)) throw error
  logger.warn(
    { err: error },
    'A draft could not be published, because it conflicts with the live tariff'
  )
  throw new TariffClash([
    'Two zones or rates of this draft conflict with each other or with the live tariff.',
  ])
}

const FIND_TAKEN_ZONE_NAMES = `select draft.courier_code as "courierCode", draft.kind, draft.country_code as "countryCode",
    draft.state_code as "stateCode", draft.description
  from draft_zones as draft join shipping_zones as live
    on (live.courier_code, live.kind, live.country_code, coalesce(live.state_code, ''), live.description)
      = (draft.courier_code, draft.kind, draft.country_code, coalesce(draft.state_code, ''), draft.description)
  where draft.tariff_version_id = :id and draft.id = any(:zoneIds::bigint[]) and draft.archived_at is null
    and live.archived_at is null and live.id <> all(:zoneIds::bigint[])
  order by draft.id`

async function findZoneClashes(
  trx: TransactionClientContract,
  id: number,
  zoneIds: readonly number[]
): Promise<string[]> {
  const taken = await queryRows<ZoneName>(trx, FIND_TAKEN_ZONE_NAMES, { id, zoneIds: [...zoneIds] })
  return taken.map(
    (zone) => `There is already another zone called ${describeZone(zone)} on the live tariff.`
  )
}

async function findSurchargeClashes(
  trx: TransactionClientContract,
  changed: readonly ChangedSurcharge[]
): Promise<string[]> {
  const ids = new Set(changed.map((surcharge) => surcharge.id))
  const live = await loadSurcharges(trx)
  const kept = live.filter((surcharge) => !ids.has(surcharge.id))
  const coming = changed.flatMap(({ after }) => after ?? [])
  const taken = new Set(kept.map(surchargeContent))
  const duplicates = coming.filter((surcharge) => taken.has(surchargeContent(surcharge)))
  const count = kept.length + coming.length
  return [
    ...duplicates.map(
      ({ name }) =>
        `The live tariff already has a surcharge exactly like "${name}", so it would be charged twice.`
    ),
    ...(count > MAX_SURCHARGES && count > live.length
      ? [
          `The live tariff would have ${count} surcharges, and a tariff has at most ${MAX_SURCHARGES}.`,
        ]
      : []),
  ]
}
