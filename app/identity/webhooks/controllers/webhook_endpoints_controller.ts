import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { requirePublicUrl } from '#identity/webhooks/delivering/public_address'
import { decryptSecret } from '#identity/webhooks/endpoint_secret'
import {
  updateEndpoint,
  queryEndpoints,
  createEndpoint,
  resolveOrganizationId,
  removeEndpoint,
} from '#identity/webhooks/endpoints'
import WebhookEndpointTransformer from '#identity/webhooks/transformers/webhook_endpoint_transformer'
import {
  endpointChangeValidator,
  endpointValidator,
} from '#identity/webhooks/validators/endpoint_validator'
import { runOnce } from '#shared/idempotency/idempotent_command'

export default class WebhookEndpointsController {
  async index(ctx: HttpContext) {
    const endpoints = await queryEndpoints(callerOf(ctx)).orderBy('id')
    return ctx.serialize(WebhookEndpointTransformer.transform(endpoints))
  }

  /** The result saved for a repeated call contains the secret only in encrypted form. */
  async store(ctx: HttpContext) {
    const { mode, ...given } = await ctx.request.validateUsing(endpointValidator)
    await requirePublicUrl(given.url)
    const caller = callerOf(ctx)
    const organizationId = await resolveOrganizationId(caller, mode)
    const { id, sealed } = await runOnce(await readCommand(ctx), (trx) =>
      createEndpoint(trx, caller, { ...given, organizationId })
    )
    const message = 'The endpoint has been added. Copy its secret now. You will not see it again.'
    return { message, data: { id, secret: decryptSecret(sealed)! } }
  }

  async update(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(endpointChangeValidator)
    if (given.url) await requirePublicUrl(given.url)
    const endpoint = await updateEndpoint(callerOf(ctx), ctx.params.id, given)
    return ctx.serialize(WebhookEndpointTransformer.transform(endpoint))
  }

  async destroy(ctx: HttpContext) {
    await removeEndpoint(callerOf(ctx), ctx.params.id)
    return { message: 'The endpoint has been removed.' }
  }
}
