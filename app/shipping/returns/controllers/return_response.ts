import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { waitForCourier } from '#shipping/booking/wait_for_courier'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import type { RequestedReturn } from '#shipping/returns/request_return'
import { findVisibleReturn } from '#shipping/returns/return_list'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'

/** Waits only for the courier of the return, because somebody has to hand that parcel over. */
export async function respondWithReturn(
  ctx: HttpContext,
  { returnId, shipmentIds }: RequestedReturn
) {
  for (const shipmentId of shipmentIds) await ShipmentPaid.dispatch(shipmentId)
  const [back] = shipmentIds
  if (back !== undefined) await waitForCourier(back)
  const returnRequest = await findVisibleReturn(callerOf(ctx), returnId)
  const message = returnRequest.parcel
    ? `Return booked and paid. Its tracking number is ${returnRequest.parcel.trackingNumber}.`
    : 'The sender has been asked to approve the return.'
  return { message, ...(await ctx.serialize(ReturnTransformer.transform(returnRequest).depth(3))) }
}
