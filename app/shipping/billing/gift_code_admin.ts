import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { whereHolds } from '#shared/database/condition'
import { isUniqueViolation } from '#shared/database/violations'
import { recordAudit, type AuditVerb } from '#shared/audit/audit'
import { requireVersion } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type { Discount } from '#shipping/pricing/charges'

export interface GiftCodeDraft {
  code: string
  description: string | null
  kind: Discount['kind']
  basisPoints: number | null
  amountKobo: number | null
  minimumKobo: number
  /** YYYY-MM-DD, the last day. */
  expiresOn: string | null
  totalLimit: number | null
  customerLimit: number | null
}

class GiftCodeFault extends DomainError {
  constructor(message: string, field: string) {
    super('E_GIFT_CODE', message, field)
  }
}

/** The newest first; with a condition, those whose code or description holds it. */
export function searchGiftCodes(condition: string | undefined) {
  const query = GiftCode.query().orderBy('id', 'desc')
  return condition ? whereHolds(query, `concat_ws(' ', code, description)`, condition) : query
}

export async function createGiftCode(by: Caller, draft: GiftCodeDraft): Promise<GiftCode> {
  requireFuture(draft.expiresOn)
  try {
    return await db.transaction(async (trx) => {
      const fields = { ...columnsOf(draft), code: draft.code, createdBy: by.user.id }
      const code = await GiftCode.create(fields, { client: trx })
      // What the database filled in belongs to it, too.
      await code.refresh()
      await audit(trx, by, 'create', null, code)
      return code
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new GiftCodeFault('There is already a gift code with this code.', 'code')
  }
}

/** Bills that the code is on already stay as they are. Throws E_ROW_NOT_FOUND and Conflict. */
export async function updateGiftCode(
  by: Caller,
  id: number,
  draft: GiftCodeDraft,
  version: number
): Promise<GiftCode> {
  return changeCode(by, id, 'update', async (code, trx) => {
    requireVersion(code, version, 'this gift code', 'reopen')
    if (draft.code !== code.code) {
      throw new GiftCodeFault(
        '"Code" cannot be changed, because it is on bills. Make a new one.',
        'code'
      )
    }
    if (draft.expiresOn !== (code.expiresOn?.toISODate() ?? null)) requireFuture(draft.expiresOn)
    if (draft.totalLimit !== null && draft.totalLimit < code.usedCount) {
      const least = `"Total Limit" must be at least ${code.usedCount}, the number of uses so far`
      throw new GiftCodeFault(least, 'totalLimit')
    }
    const most = await GiftCodeRedemption.mostOfOneCustomer(trx, code)
    if (draft.customerLimit !== null && draft.customerLimit < most) {
      const least = `"Limit per Customer" must be at least ${most}, the number of times one customer has used it`
      throw new GiftCodeFault(least, 'customerLimit')
    }
    code.merge(columnsOf(draft))
  })
}

/** Nobody can apply it from now on; whoever has it on an unpaid bill keeps it. */
export async function deactivateGiftCode(by: Caller, id: number): Promise<GiftCode> {
  return changeCode(by, id, 'deactivate', (code) => {
    if (!code.isActive) return
    code.merge({ deactivatedAt: DateTime.now(), deactivatedBy: by.user.id })
  })
}

export async function activateGiftCode(by: Caller, id: number): Promise<GiftCode> {
  return changeCode(by, id, 'activate', (code) => {
    code.merge({ deactivatedAt: null, deactivatedBy: null })
  })
}

async function changeCode(
  by: Caller,
  id: number,
  verb: AuditVerb,
  change: (code: GiftCode, trx: TransactionClientContract) => void | Promise<void>
): Promise<GiftCode> {
  return db.transaction(async (trx) => {
    const code = await GiftCode.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    const before = recordOf(code)
    await change(code, trx)
    if (!code.$isDirty) return code
    await code.merge({ version: code.version + 1 }).save()
    await audit(trx, by, verb, before, code)
    return code
  })
}

function columnsOf({ code, expiresOn, ...columns }: GiftCodeDraft) {
  return { ...columns, expiresOn: expiresOn ? DateTime.fromISO(expiresOn) : null }
}

function requireFuture(expiresOn: string | null) {
  const today = DateTime.now().setZone('Africa/Lagos').toISODate()!
  if (expiresOn === null || expiresOn >= today) return
  throw new GiftCodeFault('"Last Day" must be today or later', 'expiresOn')
}

async function audit(
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
    after: recordOf(code),
  })
}

function recordOf(code: GiftCode) {
  const { kind, basisPoints, amountKobo, minimumKobo, totalLimit, customerLimit } = code
  return {
    code: code.code,
    description: code.description,
    ...{ kind, basisPoints, amountKobo, minimumKobo, totalLimit, customerLimit },
    expiresOn: code.expiresOn?.toISODate() ?? null,
    isActive: code.isActive,
  }
}
