import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { onStopSignal } from './runtime/stop_signal.js'

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

/** With `serves`, the application starts only if all set-up checks pass. */
export function ignite({ endsOnSignal = true, serves = false } = {}) {
  return new Ignitor(APP_ROOT, { importer: IMPORTER }).tap((app) => {
    app.booting(serves ? readWholeEnvironment : readEnvironment)
    if (!endsOnSignal) return
    const onSignal = onStopSignal(() => void app.terminate())
    app.listen('SIGTERM', onSignal)
    app.listenIf(app.managedByPm2, 'SIGINT', onSignal)
  })
}

/** Prints a configuration error as one sentence; Ace would add a stack trace. */
export function igniteCommand(options: Parameters<typeof ignite>[0] = {}) {
  return ignite(options)
    .ace()
    .configure(async (app) => {
      const { errorHandler } = await app.container.make('ace')
      const render = errorHandler.render.bind(errorHandler)
      errorHandler.render = async (error, kernel) =>
        sentenceFor(error) ? failToStart(error) : render(error, kernel)
    })
}

async function readEnvironment() {
  await import('#start/env')
}

async function readWholeEnvironment() {
  const { listInvalidVariables: invalidVariables, refuseStart } =
    await import('#shared/setup/refuse_start')
  const { runSetupChecks } = await import('#admin/setup/setup_checks')
  let invalid: string[] | null = []
  try {
    await readEnvironment()
  } catch (error) {
    invalid = invalidVariables(error)
    if (!invalid) throw error
  }
  refuseStart(runSetupChecks(process.env), invalid)
}

/** Prints a configuration error as one sentence for the operator, without a stack trace. */
export function failToStart(error: unknown) {
  process.exitCode = 1
  const sentence = sentenceFor(error)
  if (sentence)
    console.error(`Sendam cannot start:${sentence.startsWith('\n') ? '' : ' '}${sentence}`)
  else prettyPrintError(error)
}

function sentenceFor(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  if (error.code === 'E_UNUSABLE_ENVIRONMENT') return error.message
  if (error.code !== 'E_INVALID_ENV_VARIABLES') return null
  const details = 'help' in error ? String(error.help).replace(/\s*\n\s*-?\s*/g, '; ') : ''
  return `correct these environment variables ${details}.`
}
