import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './runtime/build.ts'
import { BUILD, IS_BUILT } from './runtime/checkout.ts'
import { readMigrations } from './runtime/known_migrations.ts'
import { watchNpm } from './runtime/npm_watch.ts'
import { assertDatabasesAnswer, nameOf } from './runtime/outside_database.ts'
import { assertRedisAnswers } from './runtime/outside_redis.ts'
import { assertPortIsFree } from './runtime/port.ts'
import { prepareDatabase, whatWasPrepared } from './runtime/prepare_database.ts'
import { Refusal } from './runtime/refusal.ts'
import {
  applicationEnvironment,
  loadEnvFile,
  readSettings,
  type Settings,
} from './runtime/settings.ts'

const PROGRAMS: Record<string, (settings: Settings, databaseUrl: string) => Promise<void>> = {
  web: async (settings, databaseUrl) => {
    await assertPortIsFree(settings.port, settings.host, 0)
    await serve('server.js', settings, databaseUrl)
  },
  worker: (settings, databaseUrl) => serve('worker.js', settings, databaseUrl),
  release,
}

async function run(name = ''): Promise<void> {
  const program = PROGRAMS[name]
  if (!program) throw new Refusal(`Say what to run: ${Object.keys(PROGRAMS).join(', ')}.`)
  loadEnvFile()
  const settings = readSettings(process.env)
  if (!settings.databaseUrl) {
    throw new Refusal(
      'DATABASE_URL is missing: web, worker and release do not start a PostgreSQL. Set it, or use "npm start", which starts one.'
    )
  }
  await assertDatabasesAnswer(settings)
  if (!IS_BUILT) await ensureBuilt({ say: (line) => console.log(line) })
  await program(settings, settings.databaseUrl)
}

async function release(settings: Settings, databaseUrl: string): Promise<void> {
  if (settings.redisUrl) await assertRedisAnswers(settings.redisUrl)
  const env = applicationEnvironment(settings, databaseUrl)
  const say = (line: string) => console.log(line)
  console.log(whatWasPrepared(await prepareDatabase(settings, env, { cwd: BUILD, say })))
}

async function serve(file: string, settings: Settings, databaseUrl: string): Promise<void> {
  const { pending } = await readMigrations(settings, databaseUrl)
  if (pending.length) {
    const database = nameOf(new URL(databaseUrl))
    throw new Refusal(
      `The database ${database} is not prepared for this version of Sendam: run its "release" first, then start this again.`
    )
  }
  Object.assign(process.env, applicationEnvironment(settings, databaseUrl))
  process.chdir(BUILD)
  watchNpm(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(join(BUILD, 'bin', file)).href)
}

try {
  await run(process.argv[2])
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exit(1)
}
