import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import type { AgeingRow } from '#admin/billing_runs/receivables_ageing'

export default class AgeingTransformer extends BaseTransformer<AgeingRow> {
  toObject() {
    const { organizationId, name, isStopped, ...kobo } = this.resource
    return {
      organizationId,
      name,
      isStopped,
      notDueText: formatKobo(kobo.notDueKobo),
      to30Text: formatKobo(kobo.to30Kobo),
      to60Text: formatKobo(kobo.to60Kobo),
      to90Text: formatKobo(kobo.to90Kobo),
      overText: formatKobo(kobo.overKobo),
      open: naira(kobo.openKobo),
      openText: formatKobo(kobo.openKobo),
    }
  }
}
