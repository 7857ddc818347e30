import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import {
  listUnmatchedWebhooks,
  resolveUnmatchedWebhook,
} from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import UnmatchedWebhookTransformer from '#wallet/providers/unmatched_webhooks/unmatched_webhook_transformer'
import { unmatchedWebhookValidator } from '#wallet/providers/unmatched_webhooks/unmatched_webhook_validator'

export default class UnmatchedWebhooksController {
  async index(ctx: HttpContext) {
    return ctx.serialize(UnmatchedWebhookTransformer.transform(await listUnmatchedWebhooks()))
  }

  async update(ctx: HttpContext) {
    const { comment } = await ctx.request.validateUsing(unmatchedWebhookValidator)
    return resolveUnmatchedWebhook(callerOf(ctx), ctx.params.id, comment)
  }
}
