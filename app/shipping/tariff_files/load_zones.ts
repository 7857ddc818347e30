import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ShippingZone from '#shipping/models/shipping_zone'
import type { TariffChanges } from '#shipping/tariff_files/changes'
import type { CsvFile } from '#shipping/tariff_files/csv_file'
import { Faults } from '#shipping/tariff_files/faults'
import { knownCodes } from '#shipping/tariff_files/known_codes'
import { lockTariff } from '#shipping/tariff_files/tariff_lock'
import { ambiguities } from '#shipping/tariff_files/zone_members'
import { readZones, type ZoneLine } from '#shipping/tariff_files/zone_file'
import { zoneKey, zoneScope, zoneWords } from '#shipping/tariff_files/zone_name'
import { addZones, changeZones, groupIds } from '#shipping/tariff_files/write_zones'

export type ZoneChange = { zone: ShippingZone; line: ZoneLine; what: string }

/**
 * Makes the zones those of the file, all or none. The file speaks for each courier, kind and country that it names
 * (and state, of city zones): what it leaves out there is archived, and zones of others stay.
 *
 * Throws TariffRefused with all that is wrong.
 */
export async function loadZones(file: CsvFile, { dryRun = false } = {}): Promise<TariffChanges> {
  return db.transaction(async (trx) => {
    await lockTariff(trx)
    const faults = new Faults()
    const lines = readZones(file, await knownCodes(trx), faults)
    faults.refuse()
    const { added, changed, removed, unchanged } = await compare(lines, trx)
    if (!dryRun) {
      const groups = await groupIds(lines, trx)
      await archive(removed, trx)
      await changeZones(changed, groups, trx)
      await addZones(added, groups, trx)
    }
    return {
      added: added.map(zoneWords),
      changed: changed.map(({ zone, what }) => `${zoneWords(zone)}: ${what}`),
      removed: removed.map(zoneWords),
      unchanged,
      warnings: ambiguities(file.name, lines),
    }
  })
}

async function compare(lines: ZoneLine[], trx: TransactionClientContract) {
  const scopes = new Set(lines.map(zoneScope))
  const zones = await ShippingZone.query({ client: trx })
    .whereNull('archivedAt')
    .preload('members')
    .preload('billingGroup')
    .orderBy('id')
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
    removed: zones.filter((zone) => scopes.has(zoneScope(zone)) && !lineKeys.has(zoneKey(zone))),
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

async function archive(zones: ShippingZone[], trx: TransactionClientContract) {
  await ShippingZone.query({ client: trx })
    .whereIn(
      'id',
      zones.map(({ id }) => id)
    )
    .update({ archivedAt: DateTime.now().toSQL() })
}
