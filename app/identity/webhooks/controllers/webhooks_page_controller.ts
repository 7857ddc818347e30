import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { endpointsOf } from '#identity/webhooks/endpoints'
import { pageModeValidator } from '#identity/webhooks/validators/endpoint_validator'
import WebhookEndpointTransformer from '#identity/webhooks/transformers/webhook_endpoint_transformer'

export default class WebhooksPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { mode = caller.isTest ? 'test' : 'live' } =
      await ctx.request.validateUsing(pageModeValidator)
    const endpoints = await endpointsOf(caller).orderBy('id')
    return ctx.inertia.render('identity/webhooks/webhooks', {
      mode,
      endpoints: WebhookEndpointTransformer.transform(
        endpoints.filter((endpoint) => endpoint.mode === mode)
      ),
    })
  }
}
