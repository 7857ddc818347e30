import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { listDeliveries } from '#identity/webhooks/delivery_log'
import { queryEndpoints } from '#identity/webhooks/endpoints'
import WebhookDeliveryTransformer from '#identity/webhooks/transformers/webhook_delivery_transformer'
import { deliveryListValidator } from '#identity/webhooks/validators/delivery_validator'

export default class EndpointDeliveriesController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(deliveryListValidator)
    const endpoint = await queryEndpoints(callerOf(ctx)).where('id', ctx.params.id).firstOrFail()
    const { rows, place } = await listDeliveries(endpoint, listQuery)
    return { ...(await ctx.serialize(WebhookDeliveryTransformer.transform(rows))), ...place }
  }
}
