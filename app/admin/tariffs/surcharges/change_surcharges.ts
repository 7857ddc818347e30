import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type { AuditAction } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import ShippingSurcharge from '#shipping/pricing/surcharges/shipping_surcharge'
import { type SurchargeRow, loadSurcharges } from '#shipping/pricing/surcharges/surcharge_rows'
import {
  MAX_SURCHARGES,
  type SurchargeDraft,
  SurchargeRefused,
} from '#admin/tariffs/surcharges/surcharge_draft'
import {
  changeTariff,
  type TariffChange,
  type TariffId,
} from '#admin/tariffs/versions/tariff_scope'

/** A duplicate would be charged twice. */
class DuplicateSurcharge extends DomainError {
  constructor() {
    super('E_CONFLICT', 'There is already a surcharge exactly like this one.', 'name')
  }
}

/** Throws SurchargeRefused, DuplicateSurcharge and WrongVersionState. */
export function createSurcharge(caller: Caller, draft: SurchargeDraft, tariff: TariffId) {
  return changeTariff(tariff, async (change) => {
    const { trx } = change
    const before = await loadSurcharges(trx)
    if (before.length >= MAX_SURCHARGES) throw new SurchargeRefused([TOO_MANY_SURCHARGES])
    await change.begin([])
    const { id } = await ShippingSurcharge.create(draft, { client: trx })
    await requireUniqueSurcharge(trx, id)
    return finishSurchargeSave(change, caller, { id, before: null, action: 'surcharge.create' })
  })
}

const TOO_MANY_SURCHARGES = {
  field: 'name',
  message: `A tariff has at most ${MAX_SURCHARGES} surcharges. Please remove one first.`,
}

export type SurchargeEdit = {
  id: number
  draft: SurchargeDraft
  /** The version of the surcharge that was edited; undefined skips the conflict check. */
  version?: number
  tariff: TariffId
}

/** Throws Conflict, DuplicateSurcharge, WrongVersionState and E_ROW_NOT_FOUND. */
export function changeSurcharge(caller: Caller, { id, draft, version, tariff }: SurchargeEdit) {
  return changeTariff(tariff, async (change) => {
    const { trx } = change
    const surcharge = await lockSurcharge(trx, id)
    const before = await loadSurcharge(trx, id)
    await requireSurchargeVersion(change, version, before)
    await change.begin([])
    await surcharge.merge({ ...draft, version: surcharge.version + 1 }).save()
    await requireUniqueSurcharge(trx, id)
    return finishSurchargeSave(change, caller, { id, before, action: 'surcharge.update' })
  })
}

/**
 * Deletes the row, because quotes and bills have copies. Throws Conflict, WrongVersionState and
 * E_ROW_NOT_FOUND.
 */
export function removeSurcharge(
  caller: Caller,
  { id, version, tariff }: Omit<SurchargeEdit, 'draft'>
): Promise<SurchargeRow> {
  return changeTariff(tariff, async (change) => {
    const { trx } = change
    const surcharge = await lockSurcharge(trx, id)
    const before = await loadSurcharge(trx, id)
    await requireSurchargeVersion(change, version, before)
    await change.begin([])
    await surcharge.delete()
    await auditSurcharge(change, caller, { action: 'surcharge.delete', before, after: null })
    await change.end(`Surcharge removed: ${before.name}`, caller.user.id, [])
    return before
  })
}

function requireSurchargeVersion(
  change: TariffChange,
  version: number | undefined,
  current: SurchargeRow
) {
  const subject = { kind: 'surcharge', id: current.id } as const
  return change.requireSeen(version, { subject, what: 'this surcharge', current })
}

function lockSurcharge(trx: TransactionClientContract, id: number): Promise<ShippingSurcharge> {
  return ShippingSurcharge.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

/** Throws DuplicateSurcharge if another surcharge has the same contents. */
async function requireUniqueSurcharge(trx: TransactionClientContract, id: number) {
  const duplicates = await queryRows(
    trx,
    `select from surcharge_contents() as one join surcharge_contents() as other using (content)
     where one.surcharge_id = ? and other.surcharge_id <> ?`,
    [id, id]
  )
  if (duplicates.length) throw new DuplicateSurcharge()
}

type SurchargeSave = {
  id: number
  before: SurchargeRow | null
  action: 'surcharge.create' | 'surcharge.update'
}

async function finishSurchargeSave(
  change: TariffChange,
  caller: Caller,
  { id, before, action }: SurchargeSave
): Promise<SurchargeRow> {
  const after = await loadSurcharge(change.trx, id)
  await auditSurcharge(change, caller, { action, before, after })
  const what = before ? 'Surcharge changed' : 'New surcharge'
  await change.end(`${what}: ${after.name}`, caller.user.id, [])
  return after
}

async function loadSurcharge(trx: TransactionClientContract, id: number): Promise<SurchargeRow> {
  const all = await loadSurcharges(trx)
  return all.find((surcharge) => surcharge.id === id)!
}

type SurchargeAudit = {
  action: AuditAction
  before: SurchargeRow | null
  after: SurchargeRow | null
}

function auditSurcharge(
  change: TariffChange,
  caller: Caller,
  { action, before, after }: SurchargeAudit
) {
  const subject = { kind: 'surcharge', id: (after ?? before)!.id } as const
  return change.audit([{ actorId: caller.user.id, action, subject, before, after }])
}
