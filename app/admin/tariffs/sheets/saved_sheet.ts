import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type { AuditAction, AuditEntry } from '#shared/audit/audit'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { overlapInDatabase } from '#admin/tariffs/sheets/overlap_in_database'
import type { PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'
import { keepSheets, keptRows } from '#admin/tariffs/sheets/kept_sheets'
import { compareBands, sentencesOf, type BandChanges } from '#admin/tariffs/sheets/sheet_changes'
import { OtherBillingGroup, SheetChanged, SheetRefused } from '#admin/tariffs/sheets/sheet_refusals'
import { overlapProblems, sheetWarnings } from '#admin/tariffs/sheets/rules/rate_warnings'
import {
  addRates,
  changeRates,
  ratesOf,
  removeRates,
  type Band,
  type RateRow,
} from '#admin/tariffs/files/rate_rows'
import { zoneWords } from '#admin/tariffs/files/zone_name'
import { changingTariff, inTariff, type TariffId } from '#admin/tariffs/versions/in_tariff'

export type RateSheetState = { version: number; rows: PricedBand[]; warnings: string[] }

export type SheetChange = {
  zoneId: number
  billingGroupId?: number | null
  /** The version that the change was made from; without it nobody is asked whether it is still the one. */
  version?: number
  /** What the audit log calls the change. */
  action: 'rates.save' | 'rates.multiply' | 'rates.restore' | 'rates.delete'
  /** A draft, in place of what is live. */
  tariff?: TariffId
  rowsOf: (
    current: RateRow[],
    trx: TransactionClientContract
  ) => Promise<PricedBand[]> | PricedBand[]
}

/** The rates of a zone in use. Throws E_ROW_NOT_FOUND where there is none. */
export async function readSheet(
  zoneId: number,
  tariff: TariffId = null
): Promise<RateSheetState & { zone: ShippingZone }> {
  return inTariff(tariff, async (client) => {
    const zone = await zoneInUse(zoneId, client).preload('ratesSaver').firstOrFail()
    const rows = await ratesOf([zoneId], client)
    return { zone, ...stateOf(zone.ratesVersion, rows) }
  })
}

/**
 * Makes the rates of a zone those that the change says, and keeps those that were there: of the live tariff as a
 * version, too. A dozen statements, however many rows there are.
 *
 * Throws E_ROW_NOT_FOUND, OtherBillingGroup, SheetChanged when the version is no longer that of the zone, and
 * SheetRefused when two rows claim the same weight.
 */
export async function changeSheet(caller: Caller, change: SheetChange): Promise<RateSheetState> {
  const { tariff = null } = change
  return changingTariff(tariff, async (changing) => {
    const { trx } = changing
    const zone = await zoneInUse(change.zoneId, trx).forUpdate().firstOrFail()
    requireGroup(zone, change.billingGroupId)
    const current = await ratesOf([zone.id], trx)
    await requireVersion(zone, change.version, current, trx)
    const given = await change.rowsOf(current, trx)
    requireNoOverlap(given)
    const rows = ordered(given)
    const changes = compareBands(current, rows)
    if (!isChanged(changes)) return stateOf(zone.ratesVersion, rows)
    await changing.begin([zone.id])
    await keepSheets([zone.id], caller.user.id, trx)
    await writeBands(zone.id, changes, trx).catch((error) => {
      throw refusedByDatabase(error, given)
    })
    await changing.audit([sheetAudit(caller, change.action, zone, current.length, changes)])
    await changing.end(`Rates of ${zoneWords(zone)}`, caller.user.id, [zone.id])
    return stateOf(zone.ratesVersion + 1, rows)
  })
}

/** Rows are numbered as they came: that is how who sent them sees them. */
function requireNoOverlap(rows: readonly PricedBand[]) {
  const problems = overlapProblems(numbered(rows))
  if (!problems.length) return
  throw new SheetRefused(
    problems.map(({ number, message }) => ({ field: `rates.${number - 1}.aboveWeight`, message }))
  )
}

/** The row as it came, where the constraint that forbids overlaps has the last word. */
function refusedByDatabase(error: unknown, given: readonly PricedBand[]): unknown {
  const refused = overlapInDatabase(error)
  if (!refused) return error
  const { aboveGrams, endGrams, words } = refused
  const index = given.findIndex((row) => row.aboveGrams === aboveGrams && row.endGrams === endGrams)
  const message = `Row ${index + 1} ${words}`
  return new SheetRefused([{ field: `rates.${index}.aboveWeight`, message }])
}

function zoneInUse(zoneId: number, client: QueryClientContract) {
  return ShippingZone.query({ client }).where('id', zoneId).whereNull('archivedAt')
}

function requireGroup(zone: ShippingZone, billingGroupId: number | null | undefined) {
  if (billingGroupId === undefined || billingGroupId === null) return
  if (billingGroupId !== zone.billingGroupId) throw new OtherBillingGroup()
}

async function requireVersion(
  zone: ShippingZone,
  version: number | undefined,
  current: RateRow[],
  trx: TransactionClientContract
) {
  if (version === undefined || version === zone.ratesVersion) return
  await zone.load('ratesSaver')
  // What nobody has kept was empty, or never was.
  const before = await keptRows(zone.id, version, trx).catch(() => [])
  const changes = sentencesOf(compareBands(before, current))
  throw new SheetChanged(zone.ratesSaver?.fullName ?? null, zone.ratesSavedAt, changes)
}

async function writeBands(
  zoneId: number,
  { added, changed, removed }: BandChanges<RateRow, PricedBand>,
  trx: TransactionClientContract
) {
  await removeRates(removed, trx)
  await changeRates(
    changed.map(({ row, line }) => ({ id: row.id, rateKobo: line.rateKobo })),
    trx
  )
  const bands: Band[] = added.map((band) => ({ ...band, zoneId }))
  await addRates(bands, trx)
}

function sheetAudit(
  caller: Caller,
  action: AuditAction,
  { id, ratesVersion }: ShippingZone,
  rowsBefore: number,
  { added, changed, removed, unchanged }: BandChanges<RateRow, PricedBand>
): AuditEntry {
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

function stateOf(version: number, rows: readonly PricedBand[]): RateSheetState {
  return { version, rows: [...rows], warnings: sheetWarnings(numbered(rows)) }
}

function isChanged({ added, changed, removed }: BandChanges<unknown, unknown>): boolean {
  return added.length + changed.length + removed.length > 0
}

function numbered(rows: readonly PricedBand[]) {
  return rows.map((row, index) => ({ ...row, number: index + 1 }))
}

function ordered(rows: readonly PricedBand[]): PricedBand[] {
  return rows.toSorted((one, other) => one.aboveGrams - other.aboveGrams)
}
