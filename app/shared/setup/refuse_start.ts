import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import type { SetupCheck } from '#shared/setup/setup_check'

export function formatSetupCheck({ sentence, remedy }: SetupCheck): string {
  return remedy ? `${sentence} ${remedy}` : sentence
}

/** Reports every problem at once. Leaves out `invalid` findings on variables that a check names. */
export function refuseStart(checks: SetupCheck[], invalid: string[] = []) {
  const lines = checks.filter(({ state }) => state === 'refused').map(formatSetupCheck)
  const more = invalid.filter((problem) => {
    const [variable] = /[A-Z][A-Z0-9_]{2,}/.exec(problem) ?? []
    return !variable || !lines.some((line) => line.includes(variable))
  })
  const all = [...lines, ...more]
  if (all.length === 0) return
  throw new UnusableEnvironment(all.length === 1 ? all[0] : `\n- ${all.join('\n- ')}`)
}

export function listInvalidVariables(error: unknown): string[] | null {
  if (!(error instanceof Error && 'code' in error && 'help' in error)) return null
  if (error.code !== 'E_INVALID_ENV_VARIABLES') return null
  return String(error.help)
    .split('\n')
    .map((line) => `${line.replace(/^- /, '').replace(/\.$/, '')}.`)
}
