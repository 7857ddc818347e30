import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import BillingGroup from '#shipping/pricing/models/billing_group'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { auditZoneImport } from '#admin/tariffs/files/import_audit'
import {
  fingerprintVersions,
  type FileChanges,
  type ImportOptions,
} from '#admin/tariffs/files/file_changes'
import type { CsvFile } from '#admin/tariffs/files/csv_file'
import {
  type ImportProblems,
  createImportProblems,
  TariffChangedSincePreview,
  TariffFileRefused,
} from '#admin/tariffs/files/import_problems'
import { loadKnownCodes } from '#admin/tariffs/files/known_codes'
import { queueTariffImport } from '#admin/tariffs/files/tariff_lock'
import { findAmbiguousZones, type ZoneFileRow } from '#admin/tariffs/files/zone_members'
import { readZoneFile } from '#admin/tariffs/files/zone_file'
import { compareByKey } from '#admin/tariffs/sheets/sheet_changes'
import { zoneKey, zoneScope, describeZone } from '#admin/tariffs/files/zone_name'
import {
  insertZones,
  updateZones,
  ensureBillingGroups,
  type ZoneChanges,
} from '#admin/tariffs/files/write_zones'
import { changeTariff, type TariffChange } from '#admin/tariffs/versions/tariff_scope'

export type ZoneImportOptions = ImportOptions & { courierCode?: string }

/**
 * Replaces the zones of each courier, kind, country and (for city zones) state that the file names,
 * in one transaction. Archives missing zones of these; others stay. Throws TooBusy,
 * TariffFileRefused with all problems, and TariffChangedSincePreview if the zones no longer match
 * `base`.
 */
export async function importZones(
  file: CsvFile,
  options: ZoneImportOptions = {}
): Promise<FileChanges> {
  return queueTariffImport(() =>
    changeTariff(options.tariff ?? null, async (change) => {
      const { trx } = change
      const lines = await readZoneRows(file, options, trx)
      const zones = await loadZonesInScope(lines, trx)
      const base = fingerprintVersions(zones)
      if (options.base && options.base !== base) throw new TariffChangedSincePreview('zones')
      const changes = compareZones(lines, zones)
      if (!options.dryRun) await writeZoneChanges(changes, { file, lines }, options.caller, change)
      const { added, changed, removed, unchanged } = changes
      return {
        added: added.map(describeZone),
        changed: changed.map(({ zone, what }) => `${describeZone(zone)}: ${what}`),
        removed: removed.map(describeZone),
        unchanged,
        warnings: findAmbiguousZones(file.name, lines),
        base,
      }
    })
  )
}

async function readZoneRows(
  file: CsvFile,
  { caller, courierCode }: ZoneImportOptions,
  trx: TransactionClientContract
): Promise<ZoneFileRow[]> {
  const faults = createImportProblems(Boolean(caller))
  const lines = await readZoneFile(file, await loadKnownCodes(trx), faults)
  for (const { row, courierCode: other } of lines) {
    if (!courierCode || other === courierCode) continue
    faults.add(file.name, row, `this file is for the zones of ${courierCode}, not of ${other}`)
  }
  if (caller) await requireKnownGroups(file, lines, faults, trx)
  faults.refuse()
  if (caller && !lines.length)
    throw new TariffFileRefused([`${file.name}: there are no zones in it`])
  return lines
}

/** Staff must create billing groups on their own screen, which writes the audit log. */
async function requireKnownGroups(
  file: CsvFile,
  lines: ZoneFileRow[],
  faults: ImportProblems,
  trx: TransactionClientContract
) {
  const groups = await BillingGroup.query({ client: trx }).select('name')
  const known = new Set(groups.map(({ name }) => name))
  for (const { row, billingGroup } of lines) {
    if (billingGroup === null || known.has(billingGroup)) continue
    faults.add(file.name, row, `there is no billing group "${billingGroup}"`)
  }
}

async function loadZonesInScope(lines: ZoneFileRow[], trx: TransactionClientContract) {
  const scopes = new Set(lines.map(zoneScope))
  const zones = await ShippingZone.query({ client: trx })
    .whereNull('archivedAt')
    .preload('members')
    .preload('billingGroup')
    .orderBy('id')
  return zones.filter((zone) => scopes.has(zoneScope(zone)))
}

function compareZones(lines: ZoneFileRow[], zones: ShippingZone[]): ZoneChanges {
  return compareByKey(zones, lines, zoneKey, (zone, line) => {
    const what = zoneDifferences(zone, line)
    return what.length ? { zone, line, what: what.join(', ') } : null
  })
}

function zoneDifferences(zone: ShippingZone, line: ZoneFileRow): string[] {
  const { originMembers, destinationMembers } = zone.toZone()
  const groupName = zone.billingGroup?.name ?? null
  return [
    ...valueDifference('geography', zone.geography, line.geography),
    ...valueDifference('billing group', groupName, line.billingGroup),
    ...listDifference('origins', originMembers, line.origins),
    ...listDifference('destinations', destinationMembers, line.destinations),
  ]
}

function valueDifference(what: string, before: string | null, after: string | null): string[] {
  return before === after ? [] : [`${what} ${before ?? 'none'} becomes ${after ?? 'none'}`]
}

function listDifference(what: string, before: readonly string[], after: string[]): string[] {
  const signed = [
    ...after.filter((code) => !before.includes(code)).map((code) => `+${code}`),
    ...before.filter((code) => !after.includes(code)).map((code) => `-${code}`),
  ]
  return signed.length ? [`${what} ${signed.join(' ')}`] : []
}

async function writeZoneChanges(
  changes: ZoneChanges,
  { file, lines }: { file: CsvFile; lines: ZoneFileRow[] },
  caller: Caller | undefined,
  change: TariffChange
) {
  const { trx } = change
  const groups = await ensureBillingGroups(lines, trx)
  // Reads the old values, so this must run before the zones change.
  const audit = caller ? auditZoneImport(change, caller, changes, groups) : null
  const known = [...changes.removed, ...changes.changed.map(({ zone }) => zone)].map(({ id }) => id)
  await change.begin(known)
  await archiveRemovedZones(changes.removed, trx)
  await updateZones(changes.changed, groups, trx)
  const ids = await insertZones(changes.added, groups, trx)
  await audit?.(ids)
  await change.end(`Zones of ${file.name}`, caller?.user.id ?? null, [...known, ...ids.values()])
}

async function archiveRemovedZones(zones: ShippingZone[], trx: TransactionClientContract) {
  await ShippingZone.query({ client: trx })
    .whereIn(
      'id',
      zones.map(({ id }) => id)
    )
    .update({ archivedAt: DateTime.now().toSQL() })
}
