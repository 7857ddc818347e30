import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { isUniqueViolation } from '#shared/database/violations'
import { recordAudit, type AuditAction } from '#shared/audit/audit'
import { requireSeen } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import type { ZoneKind } from '#shipping/places/zone'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { lockTariff } from '#admin/tariffs/files/tariff_lock'
import { rivalWarnings } from '#admin/tariffs/zones/rival_zones'
import { requireKnown, type ZoneDraft } from '#admin/tariffs/zones/zone_draft'
import { zoneRecord, type ZoneRecord } from '#admin/tariffs/zones/zone_record'
import { zoneRowOf, type ZoneRow } from '#admin/tariffs/zones/zone_search'

class ZoneNameTaken extends DomainError {
  constructor(description: string) {
    super(
      'E_CONFLICT',
      `There is already a zone called "${description}" on this list`,
      'description'
    )
  }
}

export type WrittenZone = { zone: ZoneRow; warnings: string[] }

/** Throws ZoneRefused for what nobody knows, and ZoneNameTaken. */
export async function createZone(caller: Caller, draft: ZoneDraft): Promise<WrittenZone> {
  return writing(draft.description, async (trx) => {
    await requireKnown(draft, trx)
    const zone = new ShippingZone()
    await fill(zone, draft, trx)
    await audit(trx, caller, 'zone.create', zone.id, null, { version: zone.version, ...draft })
    return written(zone, draft, trx)
  })
}

export type ZoneEdit = {
  id: number
  kinds: readonly ZoneKind[]
  description: string
  /** The version that the change was made from; without it nobody is asked whether it is still the one. */
  version?: number
  draftOf: (zone: ShippingZone) => ZoneDraft
}

/**
 * Throws ZoneRefused, ZoneNameTaken, Conflict, and E_ROW_NOT_FOUND for a zone that is gone or of another
 * kind.
 */
export async function changeZone(caller: Caller, edit: ZoneEdit): Promise<WrittenZone> {
  const { id, kinds, description, version, draftOf } = edit
  return writing(description, async (trx) => {
    const zone = await lockedZone(trx, id, kinds)
    const before = await recordOfZone(zone)
    const subject = { kind: 'zone', id } as const
    await requireSeen(trx, version, { subject, what: 'this zone', current: before })
    const draft = draftOf(zone)
    await requireKnown(draft, trx)
    await fill(zone, draft, trx)
    await audit(trx, caller, 'zone.update', id, before, { version: zone.version, ...draft })
    return written(zone, draft, trx)
  })
}

/** Shipments and quotes name the zone that priced them, so its row stays; it prices nothing any more. */
export async function archiveZone(caller: Caller, id: number, kinds: readonly ZoneKind[]) {
  return db.transaction(async (trx) => {
    const zone = await lockedZone(trx, id, kinds)
    const before = await recordOfZone(zone)
    await zone.archive()
    await audit(trx, caller, 'zone.delete', id, before, null)
    return zone
  })
}

/** Loads of files and changes by hand wait for each other: a load compares before it writes. */
async function writing<T>(
  description: string,
  write: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  try {
    return await db.transaction(async (trx) => {
      await lockTariff(trx)
      return write(trx)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new ZoneNameTaken(description) : error
  }
}

async function fill(zone: ShippingZone, draft: ZoneDraft, trx: TransactionClientContract) {
  const { origins, destinations, ...columns } = draft
  zone.useTransaction(trx)
  Object.assign(zone, columns)
  zone.version = (zone.version ?? 0) + 1
  await zone.save()
  await zone.setMembers({ origins, destinations })
}

async function written(
  { id }: ShippingZone,
  draft: ZoneDraft,
  trx: TransactionClientContract
): Promise<WrittenZone> {
  return { zone: await zoneRowOf(id, trx), warnings: await rivalWarnings(id, draft, trx) }
}

async function lockedZone(
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

async function recordOfZone(zone: ShippingZone): Promise<ZoneRecord> {
  await zone.load('members')
  return zoneRecord(zone)
}

function audit(
  trx: TransactionClientContract,
  caller: Caller,
  action: AuditAction,
  id: number,
  before: ZoneRecord | null,
  after: ZoneRecord | null
) {
  const subject = { kind: 'zone', id } as const
  return recordAudit(trx, { actorId: caller.user.id, action, subject, before, after })
}
