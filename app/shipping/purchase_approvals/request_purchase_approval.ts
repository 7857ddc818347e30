import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { listOwners } from '#identity/teams/owners'
import { type Allowance, findAllowance } from '#identity/teams/spending'
import { hasRight } from '#identity/teams/rules/team_rights'
import { kobo } from '#shared/money/rules/money'
import { sendMail } from '#shared/mail/send_mail'
import { requireExpectedAmount } from '#shipping/billing/pay_shipment'
import { requireActiveOrganization } from '#shipping/pricing/require_active_organization'
import PurchaseRequestedMail from '#shipping/purchase_approvals/mails/purchase_requested_mail'
import PurchaseApproval, {
  type PurchaseCause,
} from '#shipping/purchase_approvals/models/purchase_approval'
import {
  ApprovalAlreadyRequested,
  ApprovalNotNeeded,
} from '#shipping/purchase_approvals/purchase_approval_errors'
import Shipment from '#shipping/shipment/models/shipment'
import { requireTransition } from '#shipping/shipment/shipment_status'

export interface PurchaseRequestInput {
  shipmentId: number
  /** The price in naira that the requester saw. */
  amount: number
  note: string | null
}

/**
 * Asks the owners to pay for a booking that the caller may not pay for. Asking again at another
 * price renews the request. Throws E_ROW_NOT_FOUND, OrganizationInactive, ForbiddenTransition,
 * ShipmentPriceChanged, ApprovalNotNeeded and ApprovalAlreadyRequested.
 */
export async function requestPurchaseApproval(
  caller: Caller,
  { shipmentId, amount, note }: PurchaseRequestInput
): Promise<PurchaseApproval> {
  const organizationId = caller.organization.id
  requireActiveOrganization(caller.organization)
  await Shipment.query().where({ id: shipmentId, organizationId }).firstOrFail()
  return db.transaction(async (trx) => {
    // The lock serializes concurrent requests and payments.
    const shipment = await Shipment.locked(trx, shipmentId)
    requireTransition(shipment.status, 'PENDING')
    requireExpectedAmount(shipment.paymentAmountKobo, amount)
    const cause = findApprovalCause(caller, shipment, await findAllowance(trx, caller))
    const amountKobo = kobo(amount)
    const request = await findOrCreatePurchaseRequest(trx, caller, shipmentId)
    const isNew = !request.$isPersisted || request.amountKobo !== amountKobo
    await request.merge({ amountKobo, cause, note, askedAt: DateTime.utc() }).save()
    if (isNew) await emailOwners(trx, caller, { request, shipment })
    return request
  })
}

/** Throws ApprovalNotNeeded. */
function findApprovalCause(
  { memberRole }: Caller,
  { paymentAmountKobo: price }: Shipment,
  allowance: Allowance | null
): PurchaseCause {
  if (memberRole && !hasRight(memberRole, 'pay')) return 'role'
  const { approvalAboveKobo, monthlyLimitKobo, spentKobo } = allowance ?? NO_LIMITS
  if (approvalAboveKobo !== null && price > approvalAboveKobo) return 'above'
  if (monthlyLimitKobo !== null && spentKobo + price > monthlyLimitKobo) return 'limit'
  throw new ApprovalNotNeeded()
}

const NO_LIMITS: Allowance = { approvalAboveKobo: null, monthlyLimitKobo: null, spentKobo: 0 }

/**
 * Returns the caller's open request or a new one. Voids the open request of a member who may no
 * longer book; throws ApprovalAlreadyRequested for that of any other member. The caller must lock
 * the shipment.
 */
async function findOrCreatePurchaseRequest(
  trx: TransactionClientContract,
  caller: Caller,
  shipmentId: number
): Promise<PurchaseApproval> {
  const { user, organization } = caller
  const open = await PurchaseApproval.of(caller, trx)
    .where({ shipmentId })
    .whereNull('outcome')
    .preload('requester')
    .forUpdate()
    .first()
  if (open?.askedBy === user.id) return open
  if (open && (await open.mayRequesterBook(trx)))
    throw new ApprovalAlreadyRequested(open.requester.fullName)
  await open?.end('void', null, 'The person who asked can no longer book for this business.')
  const made = { organizationId: organization.id, shipmentId, askedBy: user.id }
  return new PurchaseApproval().useTransaction(trx).merge(made)
}

async function emailOwners(
  trx: TransactionClientContract,
  caller: Caller,
  data: { request: PurchaseApproval; shipment: Shipment }
) {
  const { request, shipment } = data
  await shipment.load('addresses')
  await recordTeamActivity(trx, caller, {
    verb: 'ask',
    subject: { kind: 'shipment', id: shipment.trackingNumber },
    after: { amountKobo: request.amountKobo },
  })
  for (const owner of await listOwners(caller.organization.id, trx)) {
    await sendMail(new PurchaseRequestedMail(owner, { ...data, by: caller }), trx)
  }
}
