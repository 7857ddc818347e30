import { join } from 'node:path'
import { ROOT } from './checkout.ts'
import { Refusal } from './refusal.ts'
import { runStep } from './run_step.ts'
import type { Settings } from './settings.ts'

/** Migrates and seeds what is missing, from the source or from what was built of it. */
export async function prepareDatabase(
  { dataFolder }: Settings,
  env: NodeJS.ProcessEnv,
  { cwd = ROOT, signal }: { cwd?: string; signal?: AbortSignal } = {}
): Promise<void> {
  const answer = await runStep({
    command: [process.execPath, 'ace.js', 'prepare'],
    cwd,
    env,
    logFile: join(dataFolder, 'prepare.log'),
    signal,
  })
  if (!answer.succeeded) {
    const [, refusal] = /(Sendam cannot start:[^]*)$/.exec(answer.tail) ?? []
    throw new Refusal(
      refusal ?? `The database could not be prepared. The last lines:\n${answer.tail}`
    )
  }
}
