import { BaseTransformer } from '@adonisjs/core/transformers'
import type BookingDraft from '#shipping/booking/drafts/booking_draft'
import { isoTime } from '#shared/time/rules/api_dates'

export default class BookingDraftTransformer extends BaseTransformer<{
  draft: BookingDraft | null
}> {
  toObject() {
    const { draft } = this.resource
    return {
      version: draft?.version ?? 0,
      savedAt: isoTime(draft?.updatedAt),
      device: draft?.device ?? null,
      form: draft?.form ?? null,
    }
  }
}
