import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { withoutIndex } from '#shared/http/indexed_rows'
import { callerOf } from '#identity/sessions/caller'
import CarriageTransformer from '#shipping/costs/carriage_transformer'
import { loadCarriage } from '#shipping/costs/shipment_costs'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import {
  findListedShipment,
  loadShipmentPage,
} from '#shipping/history/shipment_page/load_shipment_page'
import OpenedShipmentTransformer from '#shipping/history/shipment_page/opened_shipment_transformer'
import { errors } from '@adonisjs/lucid'

export default class ShipmentPageController {
  /** Another customer's shipment gives the same 404 as an unknown number. */
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const row = await findListedShipment(caller, ctx.params.number)
    if (!row) throw new errors.E_ROW_NOT_FOUND()
    const { trackingNumber, transactionReference } = row
    const opened = async () =>
      OpenedShipmentTransformer.transform(await loadShipmentPage(caller, row))
    const carriage = async () => {
      const found = caller.isAdmin ? await loadCarriage(row.id) : null
      return found && CarriageTransformer.transform(found)
    }
    return ctx.inertia.render('shipping/history/shipment_page/shipment', {
      row: HistoryRowTransformer.transform(withoutIndex(row)).useVariant('forPage'),
      reference: transactionReference,
      trackingLink: urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: appUrl }),
      isStaff: caller.isBookingStaff,
      opened: ctx.inertia.defer(opened, { rescue: true }),
      carriage: ctx.inertia.defer(carriage, { rescue: true }),
    })
  }
}
