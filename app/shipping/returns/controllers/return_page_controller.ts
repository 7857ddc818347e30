import type { HttpContext } from '@adonisjs/core/http'
import { waitingAbout } from '#identity/approvals/waiting'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { callerOf } from '#identity/sessions/caller'
import { naira } from '#shared/money/rules/money'
import type Shipment from '#shipping/shipment/models/shipment'
import { isOwn } from '#shipping/returns/returnable'
import { seenReturn } from '#shipping/returns/return_list'
import { refundsFirstShipment } from '#shipping/returns/settings'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'

export default class ReturnPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const asked = await seenReturn(caller, ctx.params.id)
    const waiting = await waitingAbout(caller, { shipment: [asked.first.trackingNumber] })
    const refundsFirst = caller.isBookingStaff && (await refundsFirstShipment.get())
    return ctx.inertia.render('shipping/returns/return', {
      asked: ReturnTransformer.transform(asked).depth(3),
      isOwn: isOwn(caller, asked.first),
      isStaff: caller.isBookingStaff,
      refundsFirst,
      refundable: naira(paidFor(asked.parcel) + (refundsFirst ? paidFor(asked.first) : 0)),
      waiting: WaitingApprovalTransformer.transform(waiting),
    })
  }
}

function paidFor(shipment: Shipment | null): number {
  return shipment?.totalKobo ?? 0
}
