import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { savedBoxValidator } from '#shipping/booking/drafts/draft_validators'
import SavedBox from '#shipping/booking/drafts/saved_box'
import SavedBoxTransformer from '#shipping/booking/drafts/saved_box_transformer'

export default class SavedBoxesController {
  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(savedBoxValidator)
    const box = await SavedBox.add(callerOf(ctx), sent)
    ctx.response.status(201)
    return answerWith(ctx, 'Box saved.', box)
  }

  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const box = await SavedBox.ownedBy(caller).where('id', ctx.params.id).firstOrFail()
    const sent = await ctx.request.validateUsing(savedBoxValidator)
    return answerWith(ctx, 'Box saved.', await box.write(caller, sent))
  }

  async destroy(ctx: HttpContext) {
    const box = await SavedBox.ownedBy(callerOf(ctx)).where('id', ctx.params.id).firstOrFail()
    await box.delete()
    return { message: 'Box removed.' }
  }
}

async function answerWith(ctx: HttpContext, message: string, box: SavedBox) {
  const { data } = await ctx.serialize(SavedBoxTransformer.transform(box))
  return { message, data }
}
