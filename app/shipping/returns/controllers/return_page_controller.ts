import type { HttpContext } from '@adonisjs/core/http'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { callerOf } from '#identity/sessions/caller'
import { naira } from '#shared/money/rules/money'
import type Shipment from '#shipping/shipment/models/shipment'
import { findVisibleReturn } from '#shipping/returns/return_list'
import { refundsFirstShipment } from '#shipping/returns/return_settings'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'

export default class ReturnPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const returnRequest = await findVisibleReturn(caller, ctx.params.id)
    const waiting = await listPendingApprovals(caller, {
      shipment: [returnRequest.first.trackingNumber],
    })
    const refundsFirst = caller.isBookingStaff && (await refundsFirstShipment.get())
    return ctx.inertia.render('shipping/returns/return', {
      asked: ReturnTransformer.transform(returnRequest).depth(3),
      isOwn: returnRequest.first.isOwnedBy(caller),
      isStaff: caller.isBookingStaff,
      refundsFirst,
      refundable: naira(
        paidAmount(returnRequest.parcel) + (refundsFirst ? paidAmount(returnRequest.first) : 0)
      ),
      waiting: WaitingApprovalTransformer.transform(waiting),
    })
  }
}

function paidAmount(shipment: Shipment | null): number {
  return shipment?.totalKobo ?? 0
}
