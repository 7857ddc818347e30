import type SignedOut from '#identity/sessions/signed_out'
import BookingDraft from '#shipping/booking/drafts/booking_draft'

export default class DeleteDrafts {
  async handle({ userId }: SignedOut) {
    await BookingDraft.forgetAllOf(userId)
  }
}
