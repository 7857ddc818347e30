import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Refusal } from './runtime/refusal.ts'
import { reportTests } from './runtime/test_cluster.ts'
import { chosen, reportOf, runRound } from './runtime/test_rounds.ts'
import type { TestOutcome } from './runtime/test_summary.ts'

const USAGE = 'npm run test:repeat -- 20 [browser pages …] [--busy] [--files=booking] [--tests=…]'

const SUITES = ['browser', 'pages', 'functional', 'unit']

/** Suites in which a test can race with its page. */
const USUAL = ['browser', 'pages']

interface Asked {
  rounds: number
  suites: string[]
  isBusy: boolean
  options: string[]
}

function readArguments(args: string[]): Asked {
  const list = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { busy: { type: 'boolean', default: false }, files: list, tests: list },
    })
    const [rounds, ...suites] = positionals
    if (!/^[1-9]\d*$/.test(rounds ?? '')) throw new Error('Say how many rounds')
    return {
      rounds: Number(rounds),
      suites: chosen('suite', SUITES, suites.length ? suites : USUAL, (name) => name),
      isBusy: values.busy,
      options: [
        ...values.files.flatMap((file) => ['--files', file]),
        ...values.tests.flatMap((title) => ['--tests', title]),
      ],
    }
  } catch (problem) {
    throw new Refusal(`${(problem as Error).message.split('. ')[0]}: ${USAGE}`)
  }
}

/** Loads every core, so that a test fails if it waits a fixed time instead of for its page. */
function keepBusy() {
  for (let core = 0; core < availableParallelism(); core++) {
    new Worker('for (;;);', { eval: true }).unref()
  }
}

await reportTests(async (processes) => {
  const { rounds, suites, isBusy, options } = readArguments(process.argv.slice(2))
  await processes.prepareDatabase()
  if (isBusy) keepBusy()
  const outcomes: TestOutcome[] = []
  for (let number = 1; number <= rounds; number++) {
    const title = `Round ${number} of ${rounds}`
    outcomes.push(...(await runRound(processes, { suites, options, round: `${number}`, title })))
  }
  return reportOf(outcomes)
})
