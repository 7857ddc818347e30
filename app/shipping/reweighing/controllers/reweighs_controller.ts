import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { kobo } from '#shared/money/rules/money'
import { recordMessageByNumber } from '#shipping/reweighing/staff_carrier_messages'
import type { Recorded } from '#shipping/reweighing/save_reweigh_proposal'
import { listOwnReweighs, listShipmentReweighs } from '#shipping/reweighing/reweigh_list'
import ReweighTransformer from '#shipping/reweighing/transformers/reweigh_transformer'
import { carrierMessageValidator, reweighsValidator } from '#shipping/reweighing/reweigh_validators'
import { grams } from '#shared/numbers/rules/weight'

const OUTCOMES: Record<Recorded, string> = {
  proposed: 'The reweigh is waiting for a decision under Reweighs.',
  noted: 'Noted. Nothing is owed for it.',
  nothing:
    'Nothing changes: it is within the tolerance or already known, or the shipment is unpaid or voided.',
}

export default class ReweighsController {
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { shipmentId } = await ctx.request.validateUsing(reweighsValidator)
    const found = shipmentId
      ? await listShipmentReweighs(caller, shipmentId)
      : await listOwnReweighs(caller)
    return ctx.serialize(ReweighTransformer.transform(found))
  }

  async store(ctx: HttpContext) {
    const { weight, charge, ...of } = await ctx.request.validateUsing(carrierMessageValidator)
    const outcome = await recordMessageByNumber(callerOf(ctx), {
      ...of,
      grams: weight ? grams(weight) : null,
      chargeKobo: charge ? kobo(charge) : null,
    })
    return { message: OUTCOMES[outcome], data: { outcome } }
  }
}
