import { BaseTransformer } from '@adonisjs/core/transformers'
import type BookingDraft from '#shipping/booking/drafts/booking_draft'

export default class BookingDraftTransformer extends BaseTransformer<{
  draft: BookingDraft | null
}> {
  toObject() {
    const { draft } = this.resource
    return {
      version: draft?.version ?? 0,
      savedAt: draft?.updatedAt.toISO() ?? null,
      device: draft?.device ?? null,
      form: draft?.form ?? null,
    }
  }
}
