import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { formatLagosDate, formatLagosTimestamp } from '#shared/time/lagos_time'
import type BillingRun from '#shipping/invoicing/models/billing_run'
import type { BillingRunTotals } from '#admin/billing_runs/billing_run_list'
import { isoDay } from '#shared/time/rules/api_dates'

export default class BillingRunTransformer extends BaseTransformer<BillingRun> {
  toObject() {
    const { id, cycle, period, starter, createdAt, finishedAt, $extras } = this.resource
    const {
      invoiced = 0,
      nothing = 0,
      failed = 0,
      totalKobo = 0,
    } = ($extras.sums ?? {}) as Partial<BillingRunTotals>
    return {
      id,
      cycle,
      from: isoDay(period.from),
      to: isoDay(period.to),
      periodText: `${formatLagosDate(period.from)} to ${formatLagosDate(period.to)}`,
      isFinished: finishedAt !== null,
      startedText: formatLagosTimestamp(createdAt.toJSDate()),
      startedBy: starter?.fullName ?? null,
      invoiced,
      nothing,
      failed,
      total: naira(totalKobo),
      totalText: formatKobo(totalKobo),
    }
  }
}
