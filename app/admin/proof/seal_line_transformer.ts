import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { dateText, LAGOS } from '#shared/time/lagos_time'
import type { SealLine } from '#admin/proof/seal_lines'

export default class SealLineTransformer extends BaseTransformer<SealLine> {
  toObject() {
    const { number, day, ends, root, mailedTo } = this.resource
    return {
      ...{ number, day, root, mailedTo },
      dayText: dateText(DateTime.fromISO(day, { zone: LAGOS })),
      transfers: ends.ledger.links.toLocaleString('en-NG'),
      auditLines: ends.audit.links.toLocaleString('en-NG'),
    }
  }
}
