import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { readDatabaseClock } from '#shared/database/clock'
import { queryRows } from '#shared/database/query_rows'
import { lockTariff } from '#admin/tariffs/files/tariff_lock'
import { lockTariffVersion, withTariffVersion } from '#admin/tariffs/versions/tariff_scope'
import { SURCHARGE_COLUMNS } from '#admin/tariffs/versions/apply_surcharges'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

const ZONE_COLUMNS = `id, kind, courier_code, description, country_code, state_code, geography, billing_group_id,
  rates_version, rates_saved_by, rates_saved_at, version`

/** Copies the tariff that the search path selects, without archived zones. */
const COPY_TARIFF = [
  `insert into draft_zones (${ZONE_COLUMNS}, tariff_version_id)
   select ${ZONE_COLUMNS}, :id from shipping_zones where archived_at is null`,
  `insert into draft_zone_members (zone_id, side, code, tariff_version_id)
   select zone_id, side, code, :id from shipping_zone_members as member
   where exists (select from draft_zones where tariff_version_id = :id and draft_zones.id = member.zone_id)`,
  `insert into draft_rates (id, zone_id, above_grams, end_grams, rate_kobo, tariff_version_id)
   select id, zone_id, above_grams, end_grams, rate_kobo, :id from shipping_rates as rate
   where exists (select from draft_zones where tariff_version_id = :id and draft_zones.id = rate.zone_id)`,
  `insert into draft_surcharges (id, ${SURCHARGE_COLUMNS}, version, tariff_version_id)
   select id, ${SURCHARGE_COLUMNS}, version, :id from shipping_surcharges`,
]

export type NewDraftInput = { name: string; from: number | null }

/**
 * Creates a draft with all prices of another version or of the live tariff. Throws E_ROW_NOT_FOUND,
 * and WrongVersionState for a discarded version.
 */
export async function createDraft(
  { user }: Caller,
  { name, from }: NewDraftInput
): Promise<TariffVersion> {
  return db.transaction(async (trx) => {
    // Locks the tariff before the version, as publishing does, to avoid a deadlock.
    const latest = await lockLiveTariff(trx)
    const source = from === null ? null : await lockTariffVersion(trx, from)
    source?.requireKept()
    // Keeps the base of a copied draft: the copy lacks later publications and must not undo them.
    const baseNumber = source?.number === null ? source.baseNumber : latest
    const added = {
      name,
      kind: 'draft',
      baseNumber,
      fromVersionId: from,
      createdBy: user.id,
    } as const
    const draft = await createVersion(trx, added, source)
    await recordAudit(trx, {
      actorId: user.id,
      action: 'tariff_version.create',
      subject: { kind: 'tariff_version', id: draft.id },
      after: { name, from: source?.name ?? null },
    })
    return draft
  })
}

type NewVersion = Pick<
  TariffVersion,
  'name' | 'kind' | 'baseNumber' | 'fromVersionId' | 'createdBy'
>

/** Creates a draft with all prices of `source`; null is the live tariff. */
export async function createVersion(
  trx: TransactionClientContract,
  added: NewVersion,
  source: Pick<TariffVersion, 'id' | 'number'> | null
): Promise<TariffVersion> {
  const version = await TariffVersion.create({ ...added, number: null }, { client: trx })
  const copy = async () => {
    for (const sql of COPY_TARIFF) await trx.rawQuery(sql, { id: version.id })
  }
  await (source ? withTariffVersion(trx, source, copy) : copy())
  return version
}

/** Throws WrongVersionState for anything but a draft. */
export async function discardDraft(caller: Caller, id: number): Promise<TariffVersion> {
  return db.transaction(async (trx) => {
    const draft = await lockTariffVersion(trx, id)
    draft.require('draft')
    await deleteDraftRows(trx, id)
    await draft
      .merge({ discardedBy: caller.user.id, discardedAt: await readDatabaseClock(trx) })
      .save()
    await recordAudit(trx, {
      actorId: caller.user.id,
      action: 'tariff_version.discard',
      subject: { kind: 'tariff_version', id },
      before: { name: draft.name },
    })
    return draft
  })
}

const DRAFT_TABLES = [
  ...['draft_rate_sheets', 'draft_rates', 'draft_zone_members', 'draft_zones'],
  'draft_surcharges',
]

/** Call this once a draft is published or discarded: nothing reads its rows any more. */
export async function deleteDraftRows(trx: TransactionClientContract, id: number) {
  for (const table of DRAFT_TABLES) {
    await trx.from(table).where('tariff_version_id', id).delete()
  }
}

/**
 * Blocks changes of the live tariff until the transaction ends. Records changes that no version
 * contains yet, and returns the number of the latest version.
 */
export async function lockLiveTariff(trx: TransactionClientContract): Promise<number> {
  await lockTariff(trx)
  await trx.rawQuery(`select record_tariff_save('Changed outside the console', null)`)
  return findLatestTariffNumber(trx)
}

/** Returns 0 if there is no tariff version yet. */
export async function findLatestTariffNumber(client: TransactionClientContract): Promise<number> {
  const sql = 'select coalesce(max(number), 0) as number from tariff_versions'
  const [row] = await queryRows<{ number: number }>(client, sql)
  return row!.number
}
