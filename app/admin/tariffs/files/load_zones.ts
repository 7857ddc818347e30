import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import BillingGroup from '#shipping/pricing/models/billing_group'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { auditZones } from '#admin/tariffs/files/audit_load'
import { baseOf, type FileChanges } from '#admin/tariffs/files/file_changes'
import type { CsvFile } from '#admin/tariffs/files/csv_file'
import { type Faults, faultsOf, TariffMoved, TariffRefused } from '#admin/tariffs/files/faults'
import { knownCodes } from '#admin/tariffs/files/known_codes'
import { inTariffTurn } from '#admin/tariffs/files/tariff_lock'
import { ambiguities } from '#admin/tariffs/files/zone_members'
import { readZones, type ZoneLine } from '#admin/tariffs/files/zone_file'
import { zoneKey, zoneScope, zoneWords } from '#admin/tariffs/files/zone_name'
import { addZones, changeZones, groupIds } from '#admin/tariffs/files/write_zones'
import { changingTariff, type TariffChange, type TariffId } from '#admin/tariffs/versions/in_tariff'

export type ZoneChange = { zone: ShippingZone; line: ZoneLine; what: string }

export type ZoneChanges = {
  added: ZoneLine[]
  changed: ZoneChange[]
  removed: ShippingZone[]
  unchanged: number
}

export type ZoneLoadOptions = {
  dryRun?: boolean
  /** The only courier that the file may speak of. */
  courierCode?: string
  /** The `base` of the dry run whose difference somebody has seen and agreed to. */
  base?: string
  /** Who loads it; a command has nobody. */
  caller?: Caller
  /** A draft, in place of what is live. */
  tariff?: TariffId
}

/**
 * Makes the zones those of the file, all or none. The file speaks for each courier, kind and country that it names
 * (and state, of city zones): what it leaves out there is archived, and zones of others stay.
 *
 * Throws TooBusy, TariffRefused with all that is wrong, and TariffMoved when the zones are no longer those of `base`.
 */
export async function loadZones(
  file: CsvFile,
  options: ZoneLoadOptions = {}
): Promise<FileChanges> {
  return inTariffTurn(() =>
    changingTariff(options.tariff ?? null, async (change) => {
      const { trx } = change
      const lines = await readLines(file, options, trx)
      const zones = await zonesInUse(lines, trx)
      const base = baseOf(zones)
      if (options.base && options.base !== base) throw new TariffMoved('zones')
      const changes = compare(lines, zones)
      if (!options.dryRun) await write(changes, { file, lines }, options.caller, change)
      const { added, changed, removed, unchanged } = changes
      return {
        added: added.map(zoneWords),
        changed: changed.map(({ zone, what }) => `${zoneWords(zone)}: ${what}`),
        removed: removed.map(zoneWords),
        unchanged,
        warnings: ambiguities(file.name, lines),
        base,
      }
    })
  )
}

async function readLines(
  file: CsvFile,
  { caller, courierCode }: ZoneLoadOptions,
  trx: TransactionClientContract
): Promise<ZoneLine[]> {
  const faults = faultsOf(Boolean(caller))
  const lines = await readZones(file, await knownCodes(trx), faults)
  for (const { row, courierCode: other } of lines) {
    if (!courierCode || other === courierCode) continue
    faults.add(file.name, row, `this file is for the zones of ${courierCode}, not of ${other}`)
  }
  if (caller) await requireGroups(file, lines, faults, trx)
  faults.refuse()
  if (caller && !lines.length) throw new TariffRefused([`${file.name}: there are no zones in it`])
  return lines
}

/** Staff make a billing group on its own screen, where the audit log takes it down. */
async function requireGroups(
  file: CsvFile,
  lines: ZoneLine[],
  faults: Faults,
  trx: TransactionClientContract
) {
  const groups = await BillingGroup.query({ client: trx }).select('name')
  const known = new Set(groups.map(({ name }) => name))
  for (const { row, billingGroup } of lines) {
    if (billingGroup === null || known.has(billingGroup)) continue
    faults.add(file.name, row, `there is no billing group "${billingGroup}"`)
  }
}

/** Those that the file speaks for. */
async function zonesInUse(lines: ZoneLine[], trx: TransactionClientContract) {
  const scopes = new Set(lines.map(zoneScope))
  const zones = await ShippingZone.query({ client: trx })
    .whereNull('archivedAt')
    .preload('members')
    .preload('billingGroup')
    .orderBy('id')
  return zones.filter((zone) => scopes.has(zoneScope(zone)))
}

function compare(lines: ZoneLine[], zones: ShippingZone[]): ZoneChanges {
  const zoneOf = new Map(zones.map((zone) => [zoneKey(zone), zone]))
  const lineKeys = new Set(lines.map(zoneKey))
  const changed = lines.flatMap((line): ZoneChange[] => {
    const zone = zoneOf.get(zoneKey(line))
    const what = zone ? differences(zone, line) : []
    return zone && what.length ? [{ zone, line, what: what.join(', ') }] : []
  })
  const added = lines.filter((line) => !zoneOf.has(zoneKey(line)))
  return {
    added,
    changed,
    removed: zones.filter((zone) => !lineKeys.has(zoneKey(zone))),
    unchanged: lines.length - added.length - changed.length,
  }
}

function differences(zone: ShippingZone, line: ZoneLine): string[] {
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

async function write(
  changes: ZoneChanges,
  { file, lines }: { file: CsvFile; lines: ZoneLine[] },
  caller: Caller | undefined,
  change: TariffChange
) {
  const { trx } = change
  const groups = await groupIds(lines, trx)
  // Before the zones are changed: the entries say what they were.
  const audit = caller ? auditZones(change, caller, changes, groups) : null
  const known = [...changes.removed, ...changes.changed.map(({ zone }) => zone)].map(({ id }) => id)
  await change.begin(known)
  await archive(changes.removed, trx)
  await changeZones(changes.changed, groups, trx)
  const ids = await addZones(changes.added, groups, trx)
  await audit?.(ids)
  await change.end(`Zones of ${file.name}`, caller?.user.id ?? null, [...known, ...ids.values()])
}

async function archive(zones: ShippingZone[], trx: TransactionClientContract) {
  await ShippingZone.query({ client: trx })
    .whereIn(
      'id',
      zones.map(({ id }) => id)
    )
    .update({ archivedAt: DateTime.now().toSQL() })
}
