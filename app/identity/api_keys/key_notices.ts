import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import User from '#identity/accounts/models/user'
import type ApiKey from '#identity/api_keys/api_key'
import KeyMail, { type KeyChange } from '#identity/api_keys/key_mail'
import type { Caller } from '#identity/sessions/caller'
import { sendMail } from '#shared/mail/send_mail'

/**
 * Mails whoever made, changed, rolled or revoked the key, its creator and the owners of the
 * business, so that none of them misses a change by somebody else. Call it after the commit: the
 * change remains even if a mail fails.
 */
export async function sendKeyNotices(
  by: Caller,
  key: ApiKey,
  change: KeyChange & { from: string }
) {
  const { isBusiness, liveId } = by.organization
  const creatorId = change.what === 'rolled' ? change.old.userId : key.userId
  const userIds = [by.user.id, creatorId]
  const recipients = await User.query()
    .whereNull('blockedAt')
    .whereNull('deactivatedAt')
    .whereHas('memberships', (place) => {
      void place.where('organizationId', liveId).where((one) => {
        void one.whereIn('userId', userIds)
        if (isBusiness) void one.orWhere('role', 'owner')
      })
    })
  for (const user of recipients) {
    const mail = new KeyMail(user, { ...change, by: by.user, key, at: DateTime.utc() })
    await sendMail(mail).catch((error: unknown) =>
      logger.error({ err: error, userId: user.id }, 'A mail about an API key could not be sent')
    )
  }
}
