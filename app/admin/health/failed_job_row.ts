import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FailedJobSchema } from '#database/schema'
import { queryRows } from '#shared/database/query_rows'

const MAX_LISTED_JOBS = 50

export default class FailedJob extends FailedJobSchema {
  static open(client?: TransactionClientContract) {
    return this.query({ client }).whereNull('settledAt')
  }

  static latestOpen() {
    return this.open().orderBy('failedAt', 'desc').limit(MAX_LISTED_JOBS)
  }
}

interface FailedJobName {
  name: string
  count: number
  error: string
  failedAt: Date
}

export function listFailedJobNames(): Promise<FailedJobName[]> {
  return queryRows<FailedJobName>(
    db,
    `select distinct on (name) name, error, failed_at as "failedAt",
       (count(*) over (partition by name))::int as count
     from failed_jobs where settled_at is null order by name, failed_at desc`
  )
}
