import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'
import UnmatchedWebhook from '#wallet/providers/unmatched_webhooks/unmatched_webhook'

const MAX_UNMATCHED_WEBHOOKS = 100

/** The length of the column for references. */
const MAX_WEBHOOK_REFERENCE_LENGTH = 80

class WebhookAlreadyResolved extends DomainError {
  constructor() {
    super('E_CONFLICT', 'Somebody has already resolved this webhook.')
  }
}

/** Records a reference once; further webhooks about it only raise its count. */
export async function recordUnmatchedWebhook(
  provider: PaymentProviderName,
  about: UnmatchedWebhook['about'],
  reference: string
) {
  logger.warn(
    { provider, about, reference },
    'A webhook is about a payment or transfer that is not in our records'
  )
  await db.rawQuery(
    `insert into stray_notes (provider, about, reference) values (?, ?, ?)
     on conflict (provider, about, reference) do update set times = stray_notes.times + 1`,
    [provider, about, reference.slice(0, MAX_WEBHOOK_REFERENCE_LENGTH)]
  )
}

/** Lists unresolved webhooks, oldest first. */
export function listUnmatchedWebhooks() {
  return UnmatchedWebhook.query()
    .whereNull('resolvedAt')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_UNMATCHED_WEBHOOKS)
}

/** Returns a message for staff. Throws E_ROW_NOT_FOUND and WebhookAlreadyResolved. */
export async function resolveUnmatchedWebhook(by: Caller, id: number, comment: string) {
  return db.transaction(async (trx) => {
    const webhook = await UnmatchedWebhook.query({ client: trx })
      .where({ id })
      .forUpdate()
      .firstOrFail()
    if (webhook.resolvedAt) throw new WebhookAlreadyResolved()
    const resolved = { resolvedAt: DateTime.now(), resolvedBy: by.user.id, resolution: comment }
    await webhook.merge(resolved).save()
    const { provider, about, reference } = webhook
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'stray_note.resolve',
      subject: { kind: 'stray_note', id },
      before: { provider, about, reference },
      after: { comment },
    })
    return { message: `${reference} is resolved.` }
  })
}
