import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import {
  listUnmatchedWebhooks,
  resolveUnmatchedWebhook,
} from '#wallet/providers/strays/unmatched_webhooks'
import StrayNoteTransformer from '#wallet/providers/strays/stray_note_transformer'
import { unmatchedWebhookValidator } from '#wallet/providers/strays/unmatched_webhook_validator'

export default class StrayNotesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(StrayNoteTransformer.transform(await listUnmatchedWebhooks()))
  }

  async update(ctx: HttpContext) {
    const { comment } = await ctx.request.validateUsing(unmatchedWebhookValidator)
    return resolveUnmatchedWebhook(callerOf(ctx), ctx.params.id, comment)
  }
}
