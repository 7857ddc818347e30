import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type { AuditAction } from '#shared/audit/audit'
import { rowsOf } from '#shared/database/rows'
import { DomainError } from '#shared/errors/domain_error'
import ShippingSurcharge from '#shipping/pricing/surcharges/shipping_surcharge'
import { type SurchargeRow, surchargesIn } from '#shipping/pricing/surcharges/surcharge_rows'
import {
  MOST_SURCHARGES,
  type SurchargeDraft,
  SurchargeRefused,
} from '#admin/tariffs/surcharges/surcharge_draft'
import { changingTariff, type TariffChange, type TariffId } from '#admin/tariffs/versions/in_tariff'

/** It would be charged twice. */
class SurchargeTwice extends DomainError {
  constructor() {
    super('E_CONFLICT', 'There is already a surcharge exactly like this one.', 'name')
  }
}

/** Throws SurchargeRefused, SurchargeTwice, VersionIsNot. */
export function createSurcharge(caller: Caller, draft: SurchargeDraft, tariff: TariffId) {
  return changingTariff(tariff, async (change) => {
    const { trx } = change
    const before = await surchargesIn(trx)
    if (before.length >= MOST_SURCHARGES) throw new SurchargeRefused([TOO_MANY])
    await change.begin([])
    const { id } = await ShippingSurcharge.create(draft, { client: trx })
    await requireOnce(trx, id)
    return saved(change, caller, { id, before: null, action: 'surcharge.create' })
  })
}

const TOO_MANY = {
  field: 'name',
  message: `A tariff has at most ${MOST_SURCHARGES} surcharges. Please remove one first.`,
}

export type SurchargeEdit = {
  id: number
  draft: SurchargeDraft
  /** That the change was made from; without it nobody is asked whether it is still the one. */
  version?: number
  tariff: TariffId
}

/** Throws Conflict, SurchargeTwice, VersionIsNot, and E_ROW_NOT_FOUND for one that is gone. */
export function changeSurcharge(caller: Caller, { id, draft, version, tariff }: SurchargeEdit) {
  return changingTariff(tariff, async (change) => {
    const { trx } = change
    const surcharge = await lockedSurcharge(trx, id)
    const before = await rowOf(trx, id)
    await requireSeen(change, version, before)
    await change.begin([])
    await surcharge.merge({ ...draft, version: surcharge.version + 1 }).save()
    await requireOnce(trx, id)
    return saved(change, caller, { id, before, action: 'surcharge.update' })
  })
}

/** Quotes and bills have what they charge, so its row may go. Throws Conflict, VersionIsNot, E_ROW_NOT_FOUND. */
export function removeSurcharge(
  caller: Caller,
  { id, version, tariff }: Omit<SurchargeEdit, 'draft'>
): Promise<SurchargeRow> {
  return changingTariff(tariff, async (change) => {
    const { trx } = change
    const surcharge = await lockedSurcharge(trx, id)
    const before = await rowOf(trx, id)
    await requireSeen(change, version, before)
    await change.begin([])
    await surcharge.delete()
    await audit(change, caller, { action: 'surcharge.delete', before, after: null })
    await change.end(`Surcharge removed: ${before.name}`, caller.user.id, [])
    return before
  })
}

function requireSeen(change: TariffChange, version: number | undefined, current: SurchargeRow) {
  const subject = { kind: 'surcharge', id: current.id } as const
  return change.requireSeen(version, { subject, what: 'this surcharge', current })
}

function lockedSurcharge(trx: TransactionClientContract, id: number): Promise<ShippingSurcharge> {
  return ShippingSurcharge.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

/** Throws SurchargeTwice where another one says the very same. */
async function requireOnce(trx: TransactionClientContract, id: number) {
  const twins = await rowsOf(
    trx,
    `select from surcharge_contents() as one join surcharge_contents() as other using (content)
     where one.surcharge_id = ? and other.surcharge_id <> ?`,
    [id, id]
  )
  if (twins.length) throw new SurchargeTwice()
}

type Saving = {
  id: number
  before: SurchargeRow | null
  action: 'surcharge.create' | 'surcharge.update'
}

async function saved(
  change: TariffChange,
  caller: Caller,
  { id, before, action }: Saving
): Promise<SurchargeRow> {
  const after = await rowOf(change.trx, id)
  await audit(change, caller, { action, before, after })
  const what = before ? 'Surcharge changed' : 'New surcharge'
  await change.end(`${what}: ${after.name}`, caller.user.id, [])
  return after
}

async function rowOf(trx: TransactionClientContract, id: number): Promise<SurchargeRow> {
  const all = await surchargesIn(trx)
  return all.find((surcharge) => surcharge.id === id)!
}

type Audited = { action: AuditAction; before: SurchargeRow | null; after: SurchargeRow | null }

function audit(change: TariffChange, caller: Caller, { action, before, after }: Audited) {
  const subject = { kind: 'surcharge', id: (after ?? before)!.id } as const
  return change.audit([{ actorId: caller.user.id, action, subject, before, after }])
}
