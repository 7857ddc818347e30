import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type { AuditAction, AuditRecord } from '#shared/audit/audit'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { parseOverlapViolation } from '#admin/tariffs/sheets/overlap_violation'
import type { PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'
import { loadSheetVersionRows } from '#admin/tariffs/sheets/sheet_versions'
import {
  compareBands,
  bandChangeSentences,
  type BandChanges,
} from '#admin/tariffs/sheets/sheet_changes'
import {
  WrongBillingGroup,
  RateSheetConflict,
  RateSheetRefused,
} from '#admin/tariffs/sheets/rate_sheet_errors'
import { overlapProblems, sheetWarnings } from '#admin/tariffs/sheets/rules/rate_warnings'
import { loadZoneRates, replaceRates, type StoredRate } from '#admin/tariffs/files/rate_rows'
import { describeZone } from '#admin/tariffs/files/zone_name'
import { changeTariff, withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'

export type RateSheetState = { version: number; rows: PricedBand[]; warnings: string[] }

export type RateSheetChange = {
  zoneId: number
  billingGroupId?: number | null
  /** The version of the rate sheet that was edited; undefined skips the conflict check. */
  version?: number
  action: 'rates.save' | 'rates.multiply' | 'rates.restore' | 'rates.delete'
  /** The id of a draft; null or undefined is the live tariff. */
  tariff?: TariffId
  rowsOf: (
    current: StoredRate[],
    trx: TransactionClientContract
  ) => Promise<PricedBand[]> | PricedBand[]
}

/** Throws E_ROW_NOT_FOUND for an unknown or archived zone. */
export async function loadRateSheet(
  zoneId: number,
  tariff: TariffId = null
): Promise<RateSheetState & { zone: ShippingZone }> {
  return withTariff(tariff, async (client) => {
    const zone = await queryZoneInUse(zoneId, client).preload('ratesSaver').firstOrFail()
    const rows = await loadZoneRates([zoneId], client)
    return { zone, ...toRateSheetState(zone.ratesVersion, rows) }
  })
}

/**
 * Replaces the rates of a zone and saves the old sheet; a change of the live tariff also becomes a
 * tariff version. Takes a dozen statements for any number of rows.
 *
 * Throws E_ROW_NOT_FOUND, WrongBillingGroup, RateSheetConflict if `version` is outdated, and
 * RateSheetRefused if two rows price the same weight.
 */
export async function changeRateSheet(
  caller: Caller,
  change: RateSheetChange
): Promise<RateSheetState> {
  const { tariff = null } = change
  return changeTariff(tariff, async (changing) => {
    const { trx } = changing
    const zone = await queryZoneInUse(change.zoneId, trx).forUpdate().firstOrFail()
    requireSameGroup(zone, change.billingGroupId)
    const current = await loadZoneRates([zone.id], trx)
    await requireSheetVersion(zone, change.version, current, trx)
    const given = await change.rowsOf(current, trx)
    requireNoOverlap(given)
    const rows = sortRates(given).map((row) => ({ ...row, zoneId: zone.id }))
    const changes = compareBands(current, rows)
    if (!hasBandChanges(changes)) return toRateSheetState(zone.ratesVersion, rows)
    const save = { name: `Rates of ${describeZone(zone)}`, savedBy: caller.user.id }
    await replaceRates(changing, changes, save).catch((error) => {
      throw toSheetError(error, given)
    })
    await changing.audit([sheetAudit(caller, change.action, zone, current.length, changes)])
    return toRateSheetState(zone.ratesVersion + 1, rows)
  })
}

/** Numbers rows in the order of the request, as the user sees them. */
function requireNoOverlap(rows: readonly PricedBand[]) {
  const problems = overlapProblems(withRowNumbers(rows))
  if (!problems.length) return
  throw new RateSheetRefused(
    problems.map(({ number, message }) => ({ field: `rates.${number - 1}.aboveWeight`, message }))
  )
}

/** Names the submitted row that violated the overlap constraint. */
function toSheetError(error: unknown, given: readonly PricedBand[]): unknown {
  const refused = parseOverlapViolation(error)
  if (!refused) return error
  const { aboveGrams, endGrams, words } = refused
  const index = given.findIndex((row) => row.aboveGrams === aboveGrams && row.endGrams === endGrams)
  const message = `Row ${index + 1} ${words}`
  return new RateSheetRefused([{ field: `rates.${index}.aboveWeight`, message }])
}

function queryZoneInUse(zoneId: number, client: QueryClientContract) {
  return ShippingZone.query({ client }).where('id', zoneId).whereNull('archivedAt')
}

function requireSameGroup(zone: ShippingZone, billingGroupId: number | null | undefined) {
  if (billingGroupId === undefined || billingGroupId === null) return
  if (billingGroupId !== zone.billingGroupId) throw new WrongBillingGroup()
}

async function requireSheetVersion(
  zone: ShippingZone,
  version: number | undefined,
  current: StoredRate[],
  trx: TransactionClientContract
) {
  if (version === undefined || version === zone.ratesVersion) return
  await zone.load('ratesSaver')
  // A version that was never saved counts as empty.
  const before = await loadSheetVersionRows(zone.id, version, trx).catch(() => [])
  const changes = bandChangeSentences(compareBands(before, current))
  throw new RateSheetConflict(zone.ratesSaver?.fullName ?? null, zone.ratesSavedAt, changes)
}

function sheetAudit(
  caller: Caller,
  action: AuditAction,
  { id, ratesVersion }: ShippingZone,
  rowsBefore: number,
  { added, changed, removed, unchanged }: BandChanges<StoredRate, PricedBand>
): AuditRecord {
  return {
    actorId: caller.user.id,
    action,
    subject: { kind: 'zone', id },
    before: { version: ratesVersion, rows: rowsBefore },
    after: {
      version: ratesVersion + 1,
      rows: added.length + changed.length + unchanged,
      added: added.length,
      changed: changed.length,
      removed: removed.length,
    },
  }
}

function toRateSheetState(version: number, rows: readonly PricedBand[]): RateSheetState {
  return { version, rows: [...rows], warnings: sheetWarnings(withRowNumbers(rows)) }
}

function hasBandChanges({ added, changed, removed }: BandChanges<unknown, unknown>): boolean {
  return added.length + changed.length + removed.length > 0
}

function withRowNumbers(rows: readonly PricedBand[]) {
  return rows.map((row, index) => ({ ...row, number: index + 1 }))
}

function sortRates(rows: readonly PricedBand[]): PricedBand[] {
  return rows.toSorted((one, other) => one.aboveGrams - other.aboveGrams)
}
