import type { KeyOf } from '#shared/languages/rules/keys'

const KEYS: Record<string, KeyOf<'second_factor'>> = {
  NotAllowedError: 'second_factor.passkey.cancelled',
  InvalidStateError: 'second_factor.passkey.known',
  NotSupportedError: 'second_factor.passkey.unsupported',
  SecurityError: 'second_factor.passkey.address',
}

/** Why a browser made or used no passkey. */
export function passkeyProblem(error: unknown): KeyOf<'second_factor'> {
  const name = error instanceof Error ? error.name : ''
  return KEYS[name] ?? 'second_factor.passkey.failed'
}
