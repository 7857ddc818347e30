import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { callerOf } from '#identity/sessions/caller'
import { renderCompletionPage } from '#shipping/booking/controllers/completion_page'
import Shipment from '#shipping/shipment/models/shipment'

export default class ImportCompletionPageController {
  async render(ctx: HttpContext) {
    const shipment = await Shipment.visibleTo(callerOf(ctx))
      .where({ id: ctx.params.id, kind: 'import' })
      .firstOrFail()
    return renderCompletionPage(ctx, shipment, urlFor('shipping.import_history'))
  }
}
