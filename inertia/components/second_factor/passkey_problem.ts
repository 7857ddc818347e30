import type { TranslationKeyOf } from '#shared/languages/rules/translation_keys'

const PASSKEY_ERROR_KEYS: Record<string, TranslationKeyOf<'second_factor'>> = {
  NotAllowedError: 'second_factor.passkey.cancelled',
  InvalidStateError: 'second_factor.passkey.known',
  NotSupportedError: 'second_factor.passkey.unsupported',
  SecurityError: 'second_factor.passkey.address',
}

export function passkeyErrorKey(error: unknown): TranslationKeyOf<'second_factor'> {
  const name = error instanceof Error ? error.name : ''
  return PASSKEY_ERROR_KEYS[name] ?? 'second_factor.passkey.failed'
}
