import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { whereContainsWords } from '#shared/database/sql_condition'
import { isUniqueViolation } from '#shared/database/violations'
import { recordAudit, type AuditVerb } from '#shared/audit/audit'
import { requireRowVersion } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type { ChargeDiscount } from '#shipping/pricing/charges'

export interface GiftCodeDraft {
  code: string
  description: string | null
  kind: ChargeDiscount['kind']
  basisPoints: number | null
  amountKobo: number | null
  minimumKobo: number
  /** YYYY-MM-DD, the last day on which the code can be used. */
  expiresOn: string | null
  totalLimit: number | null
  customerLimit: number | null
}

class InvalidGiftCode extends DomainError {
  constructor(message: string, field: string) {
    super('E_GIFT_CODE', message, field)
  }
}

/** Newest first; `condition` filters by code and description. */
export function searchGiftCodes(condition: string | undefined) {
  const query = GiftCode.query().orderBy('id', 'desc')
  return condition
    ? whereContainsWords(query, `concat_ws(' ', code, description)`, condition)
    : query
}

export async function createGiftCode(by: Caller, draft: GiftCodeDraft): Promise<GiftCode> {
  requireFutureExpiry(draft.expiresOn)
  try {
    return await db.transaction(async (trx) => {
      const fields = { ...giftCodeColumns(draft), code: draft.code, createdBy: by.user.id }
      const code = await GiftCode.create(fields, { client: trx })
      // Loads columns whose values the database sets.
      await code.refresh()
      await auditGiftCode(trx, by, 'create', null, code)
      return code
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new InvalidGiftCode('There is already a gift code with this code.', 'code')
  }
}

/**
 * Bills that already have the code keep it. Throws E_ROW_NOT_FOUND, InvalidGiftCode and Conflict.
 */
export async function updateGiftCode(
  by: Caller,
  id: number,
  draft: GiftCodeDraft,
  version: number
): Promise<GiftCode> {
  return changeGiftCode(by, id, 'update', async (code, trx) => {
    requireRowVersion(code, version, 'this gift code', 'reopen')
    if (draft.code !== code.code) {
      throw new InvalidGiftCode(
        '"Code" cannot be changed, because it is on bills. Make a new one.',
        'code'
      )
    }
    if (draft.expiresOn !== (code.expiresOn?.toISODate() ?? null))
      requireFutureExpiry(draft.expiresOn)
    if (draft.totalLimit !== null && draft.totalLimit < code.usedCount) {
      const least = `"Total Limit" must be at least ${code.usedCount}, the number of uses so far`
      throw new InvalidGiftCode(least, 'totalLimit')
    }
    const most = await GiftCodeRedemption.mostOfOneCustomer(trx, code)
    if (draft.customerLimit !== null && draft.customerLimit < most) {
      const least = `"Limit per Customer" must be at least ${most}, the number of times one customer has used it`
      throw new InvalidGiftCode(least, 'customerLimit')
    }
    code.merge(giftCodeColumns(draft))
  })
}

/** Unpaid bills that already have the code keep it. */
export async function deactivateGiftCode(by: Caller, id: number): Promise<GiftCode> {
  return changeGiftCode(by, id, 'deactivate', (code) => {
    if (!code.isActive) return
    code.merge({ deactivatedAt: DateTime.now(), deactivatedBy: by.user.id })
  })
}

export async function activateGiftCode(by: Caller, id: number): Promise<GiftCode> {
  return changeGiftCode(by, id, 'activate', (code) => {
    code.merge({ deactivatedAt: null, deactivatedBy: null })
  })
}

async function changeGiftCode(
  by: Caller,
  id: number,
  verb: AuditVerb,
  change: (code: GiftCode, trx: TransactionClientContract) => void | Promise<void>
): Promise<GiftCode> {
  return db.transaction(async (trx) => {
    const code = await GiftCode.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    const before = giftCodeAuditRecord(code)
    await change(code, trx)
    if (!code.$isDirty) return code
    await code.merge({ version: code.version + 1 }).save()
    await auditGiftCode(trx, by, verb, before, code)
    return code
  })
}

function giftCodeColumns({ code, expiresOn, ...columns }: GiftCodeDraft) {
  return { ...columns, expiresOn: expiresOn ? DateTime.fromISO(expiresOn) : null }
}

function requireFutureExpiry(expiresOn: string | null) {
  const today = DateTime.now().setZone('Africa/Lagos').toISODate()!
  if (expiresOn === null || expiresOn >= today) return
  throw new InvalidGiftCode('"Last Day" must be today or later', 'expiresOn')
}

async function auditGiftCode(
  trx: TransactionClientContract,
  by: Caller,
  verb: AuditVerb,
  before: object | null,
  code: GiftCode
) {
  await recordAudit(trx, {
    actorId: by.user.id,
    action: `gift_code.${verb}`,
    subject: { kind: 'gift_code', id: code.id },
    before,
    after: giftCodeAuditRecord(code),
  })
}

function giftCodeAuditRecord(code: GiftCode) {
  const { kind, basisPoints, amountKobo, minimumKobo, totalLimit, customerLimit } = code
  return {
    code: code.code,
    description: code.description,
    kind,
    basisPoints,
    amountKobo,
    minimumKobo,
    totalLimit,
    customerLimit,
    expiresOn: code.expiresOn?.toISODate() ?? null,
    isActive: code.isActive,
  }
}
