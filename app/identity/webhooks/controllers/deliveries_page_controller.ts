import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { listDeliveries } from '#identity/webhooks/delivery_log'
import { queryEndpoints } from '#identity/webhooks/endpoints'
import WebhookDeliveryTransformer from '#identity/webhooks/transformers/webhook_delivery_transformer'
import WebhookEndpointTransformer from '#identity/webhooks/transformers/webhook_endpoint_transformer'
import { deliveryListValidator } from '#identity/webhooks/validators/delivery_validator'
import { readPageQuery } from '#shared/http/controllers/page_query'
import { pageFrom } from '#shared/http/keyset_page'

export default class DeliveriesPageController {
  async render(ctx: HttpContext) {
    const { cursor: asked, ...listQuery } = await readPageQuery(ctx, deliveryListValidator)
    const endpoint = await queryEndpoints(callerOf(ctx)).where('id', ctx.params.id).firstOrFail()
    const read = (cursor?: string) => listDeliveries(endpoint, { ...listQuery, cursor })
    const { rows, place } = await pageFrom(asked, read)
    const { status = null, type = null } = listQuery
    return ctx.inertia.render('identity/webhooks/deliveries', {
      endpoint: WebhookEndpointTransformer.transform(endpoint).useVariant('forPage'),
      listQuery: { status, type },
      deliveries: WebhookDeliveryTransformer.transform(rows).useVariant('forPage'),
      nextCursor: place.next_cursor,
    })
  }
}
