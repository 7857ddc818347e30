import { join } from 'node:path'
import { queryRows } from '#shared/database/query_rows'
import { effort, measure, milliseconds } from '#tests/bench/measurement'
import type { Row } from '#tests/bench/rows/row'
import { newVisitor } from '#tests/bench/stage/calls'
import { onDatabase } from '#tests/bench/stage/on_database'
import { Served } from '#tests/bench/stage/served'
import type { Stage } from '#tests/bench/stage/stage'
import { submission } from '#tests/support/submission'
import { ROOT } from '../../../bin/runtime/checkout.ts'
import { runTool } from '../../../bin/runtime/test_run.ts'

const STARTS = Math.min(effort.rounds, 3)
const LEDGER_SECONDS = 60
const MEMORY_MB = 350
const START_SECONDS = 3

async function startSeconds(start: () => Promise<Served>): Promise<number> {
  const served = await start()
  served.stop()
  return served.startMs / 1000
}

/** Requests pages, quotes and lists until caches have filled. */
async function load(stage: Stage) {
  const { calls } = await stage.small()
  const headers = await stage.as('small', 'member@sendam.test')
  const body = await submission()
  for (let round = 0; round < effort.rounds; round++) {
    await calls.rate(() => ({ path: '/', headers: newVisitor() }))
    await calls.rate(() => ({ path: '/rates', headers: newVisitor() }))
    await calls.rate(() => ({ path: '/api/v1/shipment/history/recent', headers }))
    await calls.rate(() => ({
      method: 'POST',
      path: '/api/v1/shipment/check_rate',
      headers,
      body,
    }))
  }
}

/** Seconds of `ledger:verify --all` per million entries, compared with only summing them up. */
async function ledgerSeconds({ largeUrl }: Stage) {
  return onDatabase(largeUrl, async (client) => {
    const sum = 'select account_id, sum(amount_kobo), count(*) from ledger_entries group by 1'
    const [row] = await queryRows<{ millions: number }>(
      client,
      'select count(*)::float8 / 1e6 as millions from ledger_entries'
    )
    const env = { ...process.env, DATABASE_URL: largeUrl }
    const check = async () => {
      const { succeeded, output } = await runTool(
        [process.execPath, join(ROOT, 'ace.js'), 'ledger:verify', '--all'],
        env
      )
      if (!succeeded) throw new Error(output)
    }
    const per = (ms: number) => ms / 1000 / row!.millions
    return measure(
      {
        ours: async () => per(await milliseconds(check)),
        floor: async () => per(await milliseconds(() => queryRows(client, sum))),
      },
      1
    )
  })
}

export const PROCESS_ROWS: Row[] = [
  {
    name: 'start',
    title: 'later start',
    floor: 'framework alone',
    unit: 's',
    aim: { of: 'ours', atMost: START_SECONDS },
    measure: ({ smallUrl }) =>
      measure(
        {
          ours: () => startSeconds(() => Served.wholeProduct(smallUrl)),
          floor: () => startSeconds(() => Served.floor(smallUrl)),
        },
        STARTS
      ),
  },
  {
    name: 'memory',
    title: 'memory of a web process, idle',
    unit: 'MB',
    floor: 'framework alone',
    async measure(stage) {
      const [ours, floor] = await Promise.all([stage.small(), stage.floor()])
      return { ours: ours.served.idleMb, floor: floor.served.idleMb }
    },
  },
  {
    name: 'memory',
    title: 'memory of a web process, after load',
    unit: 'MB',
    floor: 'framework alone',
    aim: { of: 'ours', atMost: MEMORY_MB },
    async measure(stage) {
      await load(stage)
      const [ours, floor] = await Promise.all([stage.small(), stage.floor()])
      return { ours: ours.served.residentMb, floor: floor.served.residentMb }
    },
  },
  {
    name: 'ledger',
    title: 'ledger:verify, a million entries',
    unit: 's',
    floor: 'added up',
    aim: { of: 'ours', atMost: LEDGER_SECONDS },
    measure: ledgerSeconds,
  },
]
