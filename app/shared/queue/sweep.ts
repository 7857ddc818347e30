import { Locator } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { BaseJob, jobNamed } from '#shared/queue/job'

/** A statement, or a function. */
type Step = string | (() => Promise<unknown>)

/** Work that is done by the clock: it finds what is due, and is safe to run twice and at once. */
type Sweep = Pick<JobOptions, 'maxRetries' | 'priority'> & {
  /** One after the other: what follows a step that fails waits for the next run. */
  run: Step | readonly Step[]
} & ({ every: string } | { cronInLagos: string })

/** The sweeps of a module, by the names under which queue, schedule and figures know them. */
export type Clock<Module extends string> = Readonly<Record<`${Module}.${string}`, Sweep>>

type AnyClock = Clock<string>

/** Makes the sweeps known to the queue of this process, as the files of other jobs are. */
export function registerSweeps(clock: AnyClock) {
  for (const [name, sweep] of Object.entries(clock)) Locator.register(name, jobOf(name, sweep))
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

/** Schedules are rows: writing them again changes nothing. */
export async function scheduleSweeps(clock: AnyClock) {
  for (const [name, sweep] of Object.entries(clock)) {
    const schedule = jobNamed(name).schedule({}).id(name)
    if ('every' in sweep) await schedule.every(sweep.every).run()
    else await schedule.cron(sweep.cronInLagos).timezone('Africa/Lagos').run()
  }
}

/** Runs a sweep soon, where somebody waits for it. */
export async function dispatchSweep(name: string) {
  await jobNamed(name).dispatch({})
}
