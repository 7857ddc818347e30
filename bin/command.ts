import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './runtime/checkout.ts'
import { NO_DATABASE, openCommandDatabase } from './runtime/command_database.ts'
import { assertMigrationsAreKnown } from './runtime/known_migrations.ts'
import { prepareDatabase } from './runtime/prepare_database.ts'
import { Refusal } from './runtime/refusal.ts'
import { applicationEnvironment, loadEnvFile, readSettings } from './runtime/settings.ts'

/** These do not prepare the database: `backup` must not change it, `restore` needs it empty. */
const AS_IT_IS = ['backup', 'restore']

/** Runs `node ace …` with the settings and database of `npm start`. */
async function runCommand(args: string[]): Promise<number> {
  loadEnvFile()
  const settings = readSettings(process.env)
  // `codegen` gets no database: preparing one loads the routes, which need the generated files.
  const database = args[0] === 'codegen' ? NO_DATABASE : await openCommandDatabase(settings)
  try {
    if (database !== NO_DATABASE) await assertMigrationsAreKnown(settings, database.url)
    const env = applicationEnvironment(settings, database.url)
    const isToPrepare = database.isUnprepared && !AS_IT_IS.includes(args[0] ?? '')
    if (isToPrepare) await prepareDatabase(settings, env)
    const child = spawn(process.execPath, ['ace.js', ...args], { cwd: ROOT, env, stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    return Number(code ?? 1)
  } finally {
    await database.close()
  }
}

// Ctrl-C also reaches the command. This process ignores it and stops the command's database after
// the command has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exitCode = 1
}
