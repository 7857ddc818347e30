import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { Locator } from '@adonisjs/queue'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import FailedJob from '#admin/health/failed_job_row'
import type User from '#identity/accounts/models/user'
import { type AuditVerb, recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { jobNamed } from '#shared/queue/job'

/** The job failed under an older version; this version has no job of that name. */
class UnknownJob extends DomainError {
  constructor(name: string) {
    super('E_CONFLICT', `This version has no job called ${name}, so it cannot be tried again.`)
  }
}

/** Queues the job again. All jobs are safe to run twice, even after a partial run. */
export async function retryFailedJob(id: number, by: User) {
  const { name, payload } = await settleFailedJob(id, by, 'retry')
  await jobNamed(name).dispatch(payload)
}

export async function dismissFailedJob(id: number, by: User) {
  await settleFailedJob(id, by, 'resolve')
}

function settleFailedJob(id: number, by: User, verb: AuditVerb) {
  return db.transaction(async (trx) => {
    const job = await lockOpenJob(trx, id)
    if (verb === 'retry' && !Locator.get(job.name)) throw new UnknownJob(job.name)
    await job.merge({ settledAt: DateTime.now(), settledBy: by.id }).save()
    const { name, error } = job
    await recordAudit(trx, {
      actorId: by.id,
      action: `failed_job.${verb}`,
      subject: { kind: 'failed_job', id },
      before: { name, error },
    })
    return job
  })
}

function lockOpenJob(trx: TransactionClientContract, id: number) {
  return FailedJob.open(trx).where('id', id).forUpdate().firstOrFail()
}
