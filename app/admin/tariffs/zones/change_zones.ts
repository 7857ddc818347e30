import type { QueryClientContract } from '@adonisjs/lucid/types/database'
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
import { toZoneDraft, type ZoneForm } from '#admin/tariffs/zones/zone_forms'
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
    await requireValidZone(draft, change.trx)
    return saveZone(change, caller, { zone: new ShippingZone(), draft, before: null })
  })
}

type EditedZone = {
  id: number
  kinds: readonly ZoneKind[]
  /** The version of the zone that was edited; undefined skips the conflict check. */
  version?: number
}

export type ZoneEdit = Omit<EditedZone, 'version'> & { form: ZoneForm; tariff: TariffId }

/** Throws ZoneRefused, ZoneNameTaken, Conflict, and E_ROW_NOT_FOUND, also for another kind. */
export async function changeZone(
  caller: Caller,
  { form, tariff, ...edited }: ZoneEdit
): Promise<SavedZone> {
  return changeUnderUniqueName(tariff, form.description, async (change) => {
    const { zone, before } = await lockZone(change, { ...edited, version: form.version })
    const cityGroupId = zone.kind === 'city' ? zone.billingGroupId : null
    const draft = toZoneDraft(form, zone.kind, cityGroupId)
    await requireValidZone(draft, change.trx)
    await change.begin([zone.id])
    return saveZone(change, caller, { zone, draft, before })
  })
}

/**
 * Keeps the row, because shipments and quotes refer to it, but it no longer prices anything. Throws
 * Conflict, and E_ROW_NOT_FOUND for an unknown zone or other kind.
 */
export async function archiveZone(
  caller: Caller,
  { tariff, ...edited }: EditedZone & { tariff: TariffId }
) {
  return changeTariff(tariff, async (change) => {
    const { zone, before } = await lockZone(change, edited)
    await change.begin([zone.id])
    await zone.archive()
    await auditZone(change, caller, { action: 'zone.delete', id: zone.id, before, after: null })
    await change.end(`Zone deleted: ${describeZone(zone)}`, caller.user.id, [zone.id])
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

type ZoneSave = { zone: ShippingZone; draft: ZoneDraft; before: ZoneRecord | null }

async function saveZone(
  change: TariffChange,
  caller: Caller,
  { zone, draft, before }: ZoneSave
): Promise<SavedZone> {
  const { trx } = change
  const { origins, destinations, ...columns } = draft
  zone.useTransaction(trx)
  Object.assign(zone, columns)
  zone.version = (zone.version ?? 0) + 1
  await zone.save()
  await zone.setMembers({ origins, destinations })
  const { id, version } = zone
  const action = before ? 'zone.update' : 'zone.create'
  await auditZone(change, caller, { action, id, before, after: { version, ...draft } })
  const what = before ? 'Zone changed' : 'New zone'
  await change.end(`${what}: ${describeZone(draft)}`, caller.user.id, [id])
  return {
    zone: await loadZoneRow(id, trx),
    warnings: await overlappingZoneWarnings(id, draft, trx),
  }
}

/** Throws Conflict if `version` is outdated. */
async function lockZone(change: TariffChange, { id, kinds, version }: EditedZone) {
  const zone = await ShippingZone.query({ client: change.trx })
    .where('id', id)
    .whereIn('kind', [...kinds])
    .whereNull('archivedAt')
    .preload('members')
    .forUpdate()
    .firstOrFail()
  const before = toZoneRecord(zone)
  const subject = { kind: 'zone', id } as const
  await change.requireSeen(version, { subject, what: 'this zone', current: before })
  return { zone, before }
}

type ZoneAudit = {
  action: AuditAction
  id: number
  before: ZoneRecord | null
  after: ZoneRecord | null
}

function auditZone(change: TariffChange, caller: Caller, { id, ...entry }: ZoneAudit) {
  const subject = { kind: 'zone', id } as const
  return change.audit([{ actorId: caller.user.id, subject, ...entry }])
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
      ...draft,
      id,
      stateCode: draft.stateCode ?? '',
      geography: draft.geography ?? '',
      billingGroupId: draft.billingGroupId ?? 0,
    }
  )
}
