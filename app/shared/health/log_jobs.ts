import { tracingChannels } from '@adonisjs/queue'
import type { JobExecuteMessage } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { countCallResult } from '#shared/health/tallies'

/** Logs each attempt of a job, without its payload, and counts it in the metrics. */
export function logJobs() {
  tracingChannels.executeChannel.asyncEnd.subscribe((message) =>
    logJob(message as JobExecuteMessage)
  )
}

function logJob({ job, status: outcome = 'failed', duration: ms = 0 }: JobExecuteMessage) {
  const attempt = (job.attempts ?? 0) + 1
  logger.info({ job: job.name, job_id: job.id, attempt, outcome, ms }, 'Job')
  countCallResult({ kind: 'job', name: job.name, outcome, ms })
}
