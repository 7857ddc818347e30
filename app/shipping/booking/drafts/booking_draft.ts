import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { BookingDraftSchema } from '#database/schema'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { upsert } from '#shared/database/upsert'
import type { BookingDraftInput } from '#shipping/booking/drafts/draft_validators'
import { isoTime } from '#shared/time/rules/api_dates'

class ChangedElsewhere extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This booking was changed on another device. Those changes are safe.')
  }
}

/** An unfinished booking: one per user and organization. */
export default class BookingDraft extends BookingDraftSchema {
  static of({ user, organization }: Caller): Promise<BookingDraft | null> {
    return this.query().where({ userId: user.id, organizationId: organization.id }).first()
  }

  /** Signing out deletes the drafts on all devices. */
  static async forgetAllOf(userId: number) {
    await this.query().where({ userId }).delete()
  }
}

/** Throws ChangedElsewhere if the stored draft is not the version that this device has seen. */
export async function saveBookingDraft(
  caller: Caller,
  { version, device, form }: BookingDraftInput
) {
  const owner = { userId: caller.user.id, organizationId: caller.organization.id }
  return db.transaction(async (trx) => {
    // If two devices save the first draft at once, the second waits here.
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `booking_draft ${owner.organizationId} ${owner.userId}`,
    ])
    const stored = await BookingDraft.query({ client: trx }).where(owner).first()
    const isOwn = stored ? stored.version === version || stored.device === device : version === 0
    if (!isOwn) throw new ChangedElsewhere()
    const now = DateTime.now()
    const next = Math.max(now.toMillis(), (stored?.version ?? 0) + 1)
    const row = { organization_id: owner.organizationId, user_id: owner.userId }
    const values = { version: next, device, form, updated_at: now }
    const key = ['organization_id', 'user_id']
    await upsert(trx, { table: 'booking_drafts', key }, [{ ...row, ...values }])
    return { version: next, savedAt: isoTime(now) }
  })
}
