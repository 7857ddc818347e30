import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { queryEndpoints } from '#identity/webhooks/endpoints'
import WebhookEndpointTransformer from '#identity/webhooks/transformers/webhook_endpoint_transformer'

export default class WebhooksPageController {
  async render(ctx: HttpContext) {
    const endpoints = await queryEndpoints(callerOf(ctx)).orderBy('id')
    return ctx.inertia.render('identity/webhooks/webhooks', {
      endpoints: WebhookEndpointTransformer.transform(endpoints).useVariant('forPage'),
    })
  }
}
