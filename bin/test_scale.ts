import { SCRATCH } from './runtime/checkout.ts'
import { join } from 'node:path'
import { systemProgram } from './runtime/system_program.ts'
import { PGBOUNCER_PROGRAMS, SystemPgbouncer } from './runtime/system_pgbouncer.ts'
import { REDIS_PROGRAMS, SystemRedis } from './runtime/system_redis.ts'
import { reportTests } from './runtime/test_cluster.ts'
import type { TestProcesses } from './runtime/test_processes.ts'
import type { TestOutcome } from './runtime/test_summary.ts'

const NOT_RUN = 2

interface Part {
  name: string
  needs?: { programs: readonly string[]; packageName: string }
  run: (processes: TestProcesses) => Promise<TestOutcome[]>
}

/** Tests that run here with Redis, and in `npm test` without. */
const ON_BOTH = {
  functional: [
    'functional/identity/accounts/passwords',
    'functional/identity/live/live',
    'functional/identity/oauth/oauth_return',
    'functional/identity/sessions/login',
    'functional/identity/sessions/pages',
    'functional/identity/sessions/page_caller',
    'functional/identity/sessions/visitors',
    'functional/shared/health/failed_jobs',
    'functional/shared/mail/mail',
    'functional/shipping/tracking/tracking',
  ],
  faults: ['faults/runtime/web_processes'],
}

/** Tests that run here behind PgBouncer: concurrent payments, notifications between processes. */
const POOLED = [
  'functional/shared/database/snapshot',
  'functional/identity/live/live',
  'functional/wallet/balances/wallet_operation',
  'functional/wallet/ledger/ledger_under_load',
  'functional/shipping/booking/one_call_at_once',
  'functional/shipping/billing/shipments_at_once',
]

const PARTS: Part[] = [
  {
    name: 'Redis',
    needs: { programs: REDIS_PROGRAMS, packageName: 'redis-server' },
    run: withRedis,
  },
  {
    name: 'PgBouncer',
    needs: { programs: PGBOUNCER_PROGRAMS, packageName: 'pgbouncer' },
    run: withPgbouncer,
  },
  {
    name: 'Caddy',
    needs: { programs: ['caddy'], packageName: 'caddy' },
    run: (processes) => withProxy('caddy', processes),
  },
  {
    name: 'HAProxy',
    needs: { programs: ['haproxy'], packageName: 'haproxy' },
    run: (processes) => withProxy('haproxy', processes),
  },
  {
    name: 'nginx',
    needs: { programs: ['nginx'], packageName: 'nginx-light' },
    run: (processes) => withProxy('nginx', processes),
  },
  // The replica runs the bundled PostgreSQL, so its tests need no installed program.
  { name: 'Replica', run: withReplica },
]

async function withRedis(processes: TestProcesses): Promise<TestOutcome[]> {
  const redis = await SystemRedis.start(join(SCRATCH, 'redis-test'))
  try {
    process.env.TEST_REDIS_URL = redis.url
    const outcomes: TestOutcome[] = []
    for (const [suite, files] of Object.entries(ON_BOTH)) {
      outcomes.push(await processes.some(suite, theFiles(files)))
    }
    return [
      ...outcomes,
      await processes.some('scale', ['--files', 'redis_outage', '--files', 'redis_sentinel']),
    ]
  } finally {
    delete process.env.TEST_REDIS_URL
    await redis.kill()
  }
}

async function withPgbouncer(processes: TestProcesses): Promise<TestOutcome[]> {
  const folder = join(SCRATCH, 'pgbouncer-test')
  const pgbouncer = await SystemPgbouncer.start(folder, processes.databaseUrl)
  try {
    process.env.TEST_POOLER_PORT = pgbouncer.port
    const outcome = await processes.some('functional', theFiles(POOLED))
    delete process.env.TEST_POOLER_PORT
    return [outcome, await processes.some('scale', ['--files', 'pooled'])]
  } finally {
    delete process.env.TEST_POOLER_PORT
    await pgbouncer.kill()
  }
}

async function withProxy(name: string, processes: TestProcesses): Promise<TestOutcome[]> {
  process.env.TEST_PROXY = name
  try {
    return [await processes.some('scale', ['--files', 'rolling_restart'])]
  } finally {
    delete process.env.TEST_PROXY
  }
}

async function withReplica(processes: TestProcesses): Promise<TestOutcome[]> {
  return [await processes.some('scale', ['--files', 'replica'])]
}

function theFiles(files: string[]): string[] {
  return files.flatMap((file) => ['--files', `tests/${file}.spec.ts`])
}

const asked = process.argv.slice(2).map((name) => name.toLowerCase())
const parts = PARTS.filter(({ name }) => !asked.length || asked.includes(name.toLowerCase()))
const missing = parts.filter(({ needs }) => needs && !systemProgram(needs.programs))
const present = parts.filter((part) => !missing.includes(part))

if (present.length > 0) {
  await reportTests(async (processes) => {
    const outcomes: TestOutcome[] = []
    for (const { run } of present) outcomes.push(...(await run(processes)))
    return { outcomes }
  })
}
for (const { name, needs } of missing) {
  console.error(
    `Not run: the tests of ${name}, because ${needs!.programs.join(' or ')} is not on this machine. Install it with "apt-get install ${needs!.packageName}", or your system's package of that name.`
  )
}
if (missing.length > 0) process.exitCode ||= NOT_RUN
