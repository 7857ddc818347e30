import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import BookingDraft, { saveBookingDraft } from '#shipping/booking/drafts/booking_draft'
import BookingDraftTransformer from '#shipping/booking/drafts/booking_draft_transformer'
import { bookingDraftValidator } from '#shipping/booking/drafts/draft_validators'

export default class BookingDraftsController {
  async show(ctx: HttpContext) {
    const draft = await BookingDraft.of(callerOf(ctx))
    return ctx.serialize(BookingDraftTransformer.transform({ draft }))
  }

  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(bookingDraftValidator)
    return { data: await saveBookingDraft(callerOf(ctx), sent) }
  }

  async destroy(ctx: HttpContext) {
    const draft = await BookingDraft.of(callerOf(ctx))
    await draft?.delete()
    return { message: 'Draft deleted.' }
  }
}
