import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { deliveryPage } from '#identity/webhooks/delivery_log'
import { endpointsOf } from '#identity/webhooks/endpoints'
import WebhookDeliveryTransformer from '#identity/webhooks/transformers/webhook_delivery_transformer'
import WebhookEndpointTransformer from '#identity/webhooks/transformers/webhook_endpoint_transformer'
import { deliveryListValidator } from '#identity/webhooks/validators/delivery_validator'

export default class DeliveriesPageController {
  async render(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(deliveryListValidator)
    const endpoint = await endpointsOf(callerOf(ctx)).where('id', ctx.params.id).firstOrFail()
    const { rows, place } = await deliveryPage(endpoint, question)
    const { status = null, type = null } = question
    return ctx.inertia.render('identity/webhooks/deliveries', {
      endpoint: WebhookEndpointTransformer.transform(endpoint).useVariant('forPage'),
      question: { status, type },
      deliveries: WebhookDeliveryTransformer.transform(rows).useVariant('forPage'),
      nextCursor: place.next_cursor,
    })
  }
}
