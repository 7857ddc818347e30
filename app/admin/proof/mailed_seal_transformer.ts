import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { formatLagosDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import type { MailedSeal } from '#admin/proof/seal_list'

export default class MailedSealTransformer extends BaseTransformer<MailedSeal> {
  toObject() {
    const { number, day, ends, root, mailedTo } = this.resource
    return {
      number,
      day,
      root,
      mailedTo,
      dayText: formatLagosDate(DateTime.fromISO(day, { zone: LAGOS_ZONE })),
      transfers: ends.ledger.links.toLocaleString('en-NG'),
      auditLines: ends.audit.links.toLocaleString('en-NG'),
    }
  }
}
