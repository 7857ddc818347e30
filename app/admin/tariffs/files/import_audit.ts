import type { Caller } from '#identity/sessions/caller'
import type { AuditRecord, AuditVerb } from '#shared/audit/audit'
import type { BandChanges } from '#admin/tariffs/sheets/sheet_changes'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import {
  type ZoneChanges,
  findBillingGroupId,
  type BillingGroupIds,
} from '#admin/tariffs/files/write_zones'
import type { ZoneFileRow } from '#admin/tariffs/files/zone_members'
import { zoneKey } from '#admin/tariffs/files/zone_name'
import { toZoneRecord } from '#admin/tariffs/zones/zone_record'
import type { CsvFile } from '#admin/tariffs/files/csv_file'
import type { RateFileRow } from '#admin/tariffs/files/rate_file'
import type { RateScope, StoredRate } from '#admin/tariffs/files/rate_rows'
import type { TariffChange } from '#admin/tariffs/versions/tariff_scope'

/** Writes one entry for the whole file, because the replaced rates are saved as sheet versions. */
export function rateImportAudit(
  caller: Caller,
  { zoneId, courierCode }: RateScope,
  files: CsvFile[],
  { added, changed, removed, unchanged }: BandChanges<StoredRate, RateFileRow>
): AuditRecord {
  return {
    actorId: caller.user.id,
    action: 'rates.import',
    subject: zoneId ? { kind: 'zone', id: zoneId } : { kind: 'courier', id: courierCode ?? 'all' },
    after: {
      files: files.map(({ name }) => name),
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      unchanged,
    },
  }
}

/**
 * Audits each zone like an edit by hand. Reads the old values now; call the returned function with
 * the new ids.
 */
export function auditZoneImport(
  change: TariffChange,
  caller: Caller,
  { added, changed, removed }: ZoneChanges,
  groups: BillingGroupIds
) {
  const entry = (
    verb: AuditVerb,
    id: number,
    before: object | null,
    after: object | null
  ): AuditRecord => ({
    actorId: caller.user.id,
    action: `zone.${verb}`,
    subject: { kind: 'zone', id },
    before,
    after,
  })
  const known = [
    ...removed.map((zone) => entry('delete', zone.id, toZoneRecord(zone), null)),
    ...changed.map(({ zone, line }) =>
      entry('update', zone.id, toZoneRecord(zone), importedZoneRecord(line, groups, zone))
    ),
  ]
  return (ids: ReadonlyMap<string, number>) =>
    change.audit([
      ...known,
      ...added.map((line) =>
        entry('create', ids.get(zoneKey(line))!, null, importedZoneRecord(line, groups, null))
      ),
    ])
}

function importedZoneRecord(line: ZoneFileRow, groups: BillingGroupIds, zone: ShippingZone | null) {
  const { row, billingGroup, origins, destinations, ...columns } = line
  return {
    version: (zone?.version ?? 0) + 1,
    ...columns,
    billingGroupId: findBillingGroupId(line, groups),
    origins: origins.toSorted(),
    destinations: destinations.toSorted(),
  }
}
