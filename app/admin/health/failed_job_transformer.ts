import { BaseTransformer } from '@adonisjs/core/transformers'
import type FailedJob from '#admin/health/failed_job_row'
import { jobLabel } from '#admin/health/job_label'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'

/** Omits the payload, which may contain a sealed message. */
export default class FailedJobTransformer extends BaseTransformer<FailedJob> {
  toObject() {
    const { id, name, error, times, failedAt, waitsForStaff } = this.resource
    return {
      id,
      job: jobLabel(name),
      error,
      times,
      waitsForStaff,
      failedAt: isoTime(failedAt),
      failedText: formatLagosTimestamp(failedAt),
    }
  }
}
