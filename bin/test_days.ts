import { parseArgs } from 'node:util'
import { Refusal } from './runtime/refusal.ts'
import { reportTests } from './runtime/test_cluster.ts'
import { type TestMoment, testMoments } from './runtime/test_moments.ts'
import { chosen, reportOf, runRound } from './runtime/test_rounds.ts'
import type { TestOutcome } from './runtime/test_summary.ts'

const USAGE = 'npm run test:days -- [leap_day new_year …] [--suite=unit] [--files=pickups]'

const SUITES = ['unit', 'functional', 'pages', 'browser']

interface Asked {
  moments: TestMoment[]
  suites: string[]
  options: string[]
}

function readArguments(args: string[]): Asked {
  const list = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { suite: list, files: list },
    })
    return {
      moments: chosen('moment', testMoments(), positionals, ({ name }) => name),
      suites: chosen('suite', SUITES, values.suite, (name) => name),
      options: values.files.flatMap((file) => ['--files', file]),
    }
  } catch (problem) {
    throw new Refusal(`${(problem as Error).message.split('. ')[0]}: ${USAGE}`)
  }
}

await reportTests(async (processes) => {
  const { moments, suites, options } = readArguments(process.argv.slice(2))
  await processes.prepareDatabase()
  const outcomes: TestOutcome[] = []
  for (const at of moments) {
    const title = `${at.name}, ${at.clock}, ${at.zone}, ${at.locale}`
    outcomes.push(...(await runRound(processes, { suites, options, at, round: at.name, title })))
  }
  return reportOf(outcomes)
})
