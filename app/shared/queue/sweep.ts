import { Locator } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { BaseJob, jobNamed } from '#shared/queue/job'
import { createTransactionQueue } from '#shared/queue/job_queue'

type Step = string | (() => Promise<unknown>)

/** Scheduled work on whatever is due. It must be safe to run twice, also concurrently. */
type Sweep = Pick<JobOptions, 'maxRetries' | 'priority'> & {
  /** Steps run in order. If one fails, the steps after it wait for the next run. */
  run: Step | readonly Step[]
} & ({ every: string } | { cronInLagos: string })

export type Schedule<Module extends string> = Readonly<Record<`${Module}.${string}`, Sweep>>

type AnySchedule = Schedule<string>

export function registerSweeps(sweeps: AnySchedule) {
  for (const [name, sweep] of Object.entries(sweeps)) Locator.register(name, jobOf(name, sweep))
}

function jobOf(name: string, { run, maxRetries, priority }: Sweep) {
  return class SweepJob extends BaseJob<Record<string, never>> {
    static options: JobOptions = { name, maxRetries, priority }

    async execute() {
      for (const step of [run].flat()) {
        await (typeof step === 'string' ? db.rawQuery(step) : step())
      }
    }
  }
}

/** Each start of a worker saves the schedules again, under the same ids. */
export async function scheduleSweeps(sweeps: AnySchedule) {
  for (const [name, sweep] of Object.entries(sweeps)) {
    const schedule = jobNamed(name).schedule({}).id(name)
    if ('every' in sweep) await schedule.every(sweep.every).run()
    else await schedule.cron(sweep.cronInLagos).timezone('Africa/Lagos').run()
  }
}

export async function dispatchSweep(name: string) {
  await jobNamed(name).dispatch({})
}

/** Dispatches a sweep for a later time if the transaction commits. */
export async function dispatchSweepAt(trx: TransactionClientContract, name: string, at: DateTime) {
  const delayMs = Math.max(0, at.toMillis() - Date.now())
  await jobNamed(name).dispatch({}).in(delayMs).with(createTransactionQueue(trx))
}
