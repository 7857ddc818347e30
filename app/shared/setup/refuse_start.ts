import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import type { SetupCheck } from '#shared/setup/setup_check'

/** The sentence and what to do, as one line of a log or of a terminal. */
export function formatSetupCheck({ sentence, remedy }: SetupCheck): string {
  return remedy ? `${sentence} ${remedy}` : sentence
}

/**
 * Throws UnusableEnvironment with all that stands against the start, and not only the first.
 * `invalid` is what the schema of the environment has found; what a check has said better is left out.
 */
export function refuseStart(checks: SetupCheck[], invalid: string[] = []) {
  const lines = checks.filter(({ state }) => state === 'refused').map(formatSetupCheck)
  const more = invalid.filter((line) => {
    const [variable] = /[A-Z][A-Z0-9_]{2,}/.exec(line) ?? []
    return !variable || !lines.some((said) => said.includes(variable))
  })
  const all = [...lines, ...more]
  if (all.length === 0) return
  throw new UnusableEnvironment(all.length === 1 ? all[0] : `\n- ${all.join('\n- ')}`)
}

/** What the schema of `start/env.ts` has against the variables, a line each; null for another problem. */
export function listInvalidVariables(error: unknown): string[] | null {
  if (!(error instanceof Error && 'code' in error && 'help' in error)) return null
  if (error.code !== 'E_INVALID_ENV_VARIABLES') return null
  return String(error.help)
    .split('\n')
    .map((line) => `${line.replace(/^- /, '').replace(/\.$/, '')}.`)
}
