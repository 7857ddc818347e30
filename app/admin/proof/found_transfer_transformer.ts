import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundTransfer } from '#admin/proof/find_transfers'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosTimestamp } from '#shared/time/lagos_time'

export default class FoundTransferTransformer extends BaseTransformer<FoundTransfer> {
  toObject() {
    const { id, kind, reference, comment, at, movedKobo, day } = this.resource
    const words = kind.replaceAll('_', ' ')
    return {
      id,
      reference,
      comment,
      day,
      type: words.charAt(0).toUpperCase() + words.slice(1),
      amountText: formatKobo(movedKobo),
      moment: formatLagosTimestamp(DateTime.fromJSDate(at)),
    }
  }
}
