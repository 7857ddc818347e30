import type { TransactionClientContract, QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { isUniqueViolation } from '#shared/database/violations'
import type { AuditAction } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import type { ZoneKind } from '#shipping/places/zone'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { describeZone } from '#admin/tariffs/files/zone_name'
import {
  changeTariff,
  type TariffChange,
  type TariffId,
} from '#admin/tariffs/versions/tariff_scope'
import { requireValidZone, type ZoneDraft } from '#admin/tariffs/zones/zone_draft'
import { toZoneRecord, type ZoneRecord } from '#admin/tariffs/zones/zone_record'
import { loadZoneRow, type ZoneRow } from '#admin/tariffs/zones/zone_search'
import { queryRows } from '#shared/database/query_rows'

class ZoneNameTaken extends DomainError {
  constructor(description: string) {
    super(
      'E_CONFLICT',
      `There is already a zone called "${description}" on this list`,
      'description'
    )
  }
}

export type SavedZone = { zone: ZoneRow; warnings: string[] }

/** Throws ZoneRefused and ZoneNameTaken. */
export async function createZone(
  caller: Caller,
  draft: ZoneDraft,
  tariff: TariffId = null
): Promise<SavedZone> {
  return changeUnderUniqueName(tariff, draft.description, async (change) => {
    const { trx } = change
    await requireValidZone(draft, trx)
    const zone = new ShippingZone()
    await saveZoneDraft(zone, draft, trx)
    await auditZone(change, caller, 'zone.create', zone.id, null, {
      version: zone.version,
      ...draft,
    })
    await change.end(`New zone: ${describeZone(draft)}`, caller.user.id, [zone.id])
    return toSavedZone(zone, draft, trx)
  })
}

export type ZoneEdit = {
  id: number
  kinds: readonly ZoneKind[]
  description: string
  /** The version of the zone that was edited; undefined skips the conflict check. */
  version?: number
  tariff?: TariffId
  draftOf: (zone: ShippingZone) => ZoneDraft
}

/** Throws ZoneRefused, ZoneNameTaken, Conflict, and E_ROW_NOT_FOUND, also for another kind. */
export async function changeZone(caller: Caller, edit: ZoneEdit): Promise<SavedZone> {
  const { id, kinds, description, version, draftOf, tariff = null } = edit
  return changeUnderUniqueName(tariff, description, async (change) => {
    const { trx } = change
    const zone = await lockZone(trx, id, kinds)
    const before = await loadZoneRecord(zone)
    await requireZoneVersion(change, version, id, before)
    const draft = draftOf(zone)
    await requireValidZone(draft, trx)
    await change.begin([id])
    await saveZoneDraft(zone, draft, trx)
    await auditZone(change, caller, 'zone.update', id, before, { version: zone.version, ...draft })
    await change.end(`Zone changed: ${describeZone(draft)}`, caller.user.id, [id])
    return toSavedZone(zone, draft, trx)
  })
}

export type ZoneRemoval = {
  id: number
  kinds: readonly ZoneKind[]
  version?: number
  tariff: TariffId
}

/**
 * Keeps the row, because shipments and quotes refer to it, but it no longer prices anything. Throws
 * Conflict, and E_ROW_NOT_FOUND for an unknown zone or other kind.
 */
export async function archiveZone(caller: Caller, { id, kinds, version, tariff }: ZoneRemoval) {
  return changeTariff(tariff, async (change) => {
    const zone = await lockZone(change.trx, id, kinds)
    const before = await loadZoneRecord(zone)
    await requireZoneVersion(change, version, id, before)
    await change.begin([id])
    await zone.archive()
    await auditZone(change, caller, 'zone.delete', id, before, null)
    await change.end(`Zone deleted: ${describeZone(zone)}`, caller.user.id, [id])
    return zone
  })
}

async function changeUnderUniqueName<T>(
  tariff: TariffId,
  description: string,
  write: (change: TariffChange) => Promise<T>
): Promise<T> {
  try {
    return await changeTariff(tariff, write)
  } catch (error) {
    throw isUniqueViolation(error) ? new ZoneNameTaken(description) : error
  }
}

async function saveZoneDraft(zone: ShippingZone, draft: ZoneDraft, trx: TransactionClientContract) {
  const { origins, destinations, ...columns } = draft
  zone.useTransaction(trx)
  Object.assign(zone, columns)
  zone.version = (zone.version ?? 0) + 1
  await zone.save()
  await zone.setMembers({ origins, destinations })
}

async function toSavedZone(
  { id }: ShippingZone,
  draft: ZoneDraft,
  trx: TransactionClientContract
): Promise<SavedZone> {
  return {
    zone: await loadZoneRow(id, trx),
    warnings: await overlappingZoneWarnings(id, draft, trx),
  }
}

async function lockZone(
  trx: TransactionClientContract,
  id: number,
  kinds: readonly ZoneKind[]
): Promise<ShippingZone> {
  return ShippingZone.query({ client: trx })
    .where('id', id)
    .whereIn('kind', [...kinds])
    .whereNull('archivedAt')
    .forUpdate()
    .firstOrFail()
}

function requireZoneVersion(
  change: TariffChange,
  version: number | undefined,
  id: number,
  current: ZoneRecord
) {
  const subject = { kind: 'zone', id } as const
  return change.requireSeen(version, { subject, what: 'this zone', current })
}

async function loadZoneRecord(zone: ShippingZone): Promise<ZoneRecord> {
  await zone.load('members')
  return toZoneRecord(zone)
}

function auditZone(
  change: TariffChange,
  caller: Caller,
  action: AuditAction,
  id: number,
  before: ZoneRecord | null,
  after: ZoneRecord | null
) {
  const subject = { kind: 'zone', id } as const
  return change.audit([{ actorId: caller.user.id, action, subject, before, after }])
}

type OverlappingZone = { id: number; description: string; shared: string }

/** Warns about equally specific zones that share a route: only the oldest one prices it. */
async function overlappingZoneWarnings(
  id: number,
  draft: ZoneDraft,
  client: QueryClientContract
): Promise<string[]> {
  const rivals = await findOverlappingZones(id, draft, client)
  return rivals.map((rival) => {
    const first = rival.id < id ? `"${rival.description}"` : 'this zone'
    return `"${rival.description}" covers ${rival.shared}, too. The older of the two, ${first}, sets the price there.`
  })
}

async function findOverlappingZones(id: number, draft: ZoneDraft, client: QueryClientContract) {
  const common = (side: 'origin' | 'destination') => `(select min(code) from shipping_zone_members
    where zone_id = zone.id and side = '${side}' and code = any(:${side}s::text[]))`
  return queryRows<OverlappingZone>(
    client,
    `select * from (
       select zone.id, zone.description,
         case when zone.geography = 'all' then 'everywhere'
           when zone.geography is not null then coalesce(${common('origin')}, ${common('destination')})
           else ${common('origin')} || ' to ' || ${common('destination')} end as shared
       from shipping_zones as zone
       where zone.archived_at is null and zone.id <> :id and zone.kind = :kind
         and zone.courier_code = :courierCode and zone.country_code = :countryCode
         and coalesce(zone.state_code, '') = :stateCode
         and coalesce(zone.geography, '') = :geography
         and coalesce(zone.billing_group_id, 0) = :billingGroupId
     ) as zones where shared is not null order by id limit 5`,
    {
      id,
      kind: draft.kind,
      courierCode: draft.courierCode,
      countryCode: draft.countryCode,
      stateCode: draft.stateCode ?? '',
      geography: draft.geography ?? '',
      billingGroupId: draft.billingGroupId ?? 0,
      origins: draft.origins,
      destinations: draft.destinations,
    }
  )
}
