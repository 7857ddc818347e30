import { parseArgs } from 'node:util'
import { openCommandDatabase } from './runtime/command_database.ts'
import { assertMigrationsAreKnown } from './runtime/known_migrations.ts'
import { prepareDatabase } from './runtime/prepare_database.ts'
import { Refusal } from './runtime/refusal.ts'
import { applicationEnvironment, loadEnvFile, readSettings } from './runtime/settings.ts'
import { runTool, showAtOnce } from './runtime/test_run.ts'

const USAGE = 'npm run bench:data -- --shipments 100000 [--organization 3] [--yes]'
/** More would run out of twelve-digit tracking numbers and of disk space. */
const MOST_SHIPMENTS = 20_000_000

function whole(name: string, given: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(given)
  if (!/^\d+$/.test(given) || number < 1 || number > most) {
    throw new Refusal(
      `--${name} ${given} is not a whole number from 1 to ${most.toLocaleString('en-GB')}: ${USAGE}`
    )
  }
  return number
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: { shipments: text, organization: text, yes: { type: 'boolean' } },
    })
    return values
  } catch (problem) {
    throw new Refusal(`${(problem as Error).message.split('. ')[0]}: ${USAGE}`)
  }
}

async function fill(): Promise<boolean> {
  const { shipments, organization, yes = false } = readArguments(process.argv.slice(2))
  if (!shipments) throw new Refusal(`Say how many shipments: ${USAGE}`)
  const asked = {
    shipments: whole('shipments', shipments, MOST_SHIPMENTS),
    organizationId: organization === undefined ? undefined : whole('organization', organization),
    isSure: yes,
  }
  loadEnvFile()
  const settings = readSettings(process.env)
  const database = await openCommandDatabase(settings)
  try {
    await assertMigrationsAreKnown(settings, database.url)
    const env = applicationEnvironment(settings, database.url)
    if (database.isUnprepared) await prepareDatabase(settings, env)
    const command = ['--import=@poppinss/ts-exec', 'tests/bench/data/run.ts', JSON.stringify(asked)]
    const { succeeded } = await runTool([process.execPath, ...command], env, showAtOnce)
    return succeeded
  } finally {
    await database.close()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130))
}

try {
  process.exitCode = (await fill()) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exitCode = 1
}
