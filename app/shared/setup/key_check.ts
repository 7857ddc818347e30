import {
  type Environment,
  isProduction,
  okCheck,
  refusedCheck,
  type SetupCheck,
} from '#shared/setup/setup_check'

const NAME = 'Secret key'
const REMEDY =
  'Make a key with "openssl rand -hex 32", set APP_KEY to it, and keep it: sessions and stored secrets depend on it.'

/** The framework encrypts with a key of 32 bytes. */
const MIN_LENGTH = { production: 32, elsewhere: 16 }
const MIN_DISTINCT_CHARACTERS = 8

/** Words of examples and guides. A random key practically never contains one. */
const EXAMPLE =
  /change.?me|example|secret|password|placeholder|your.?key|app.?key|sendam|123456789|abcdefgh/i

/** Checks APP_KEY without ever repeating it in a message. */
export function keyCheck(env: Environment): SetupCheck[] {
  const key = env.APP_KEY ?? ''
  const production = isProduction(env)
  const shortest = production ? MIN_LENGTH.production : MIN_LENGTH.elsewhere
  if (!key) return [refusedCheck(NAME, 'APP_KEY is missing.', REMEDY)]
  if (key.length < shortest) {
    return [
      refusedCheck(NAME, `APP_KEY is too short: it needs at least ${shortest} characters.`, REMEDY),
    ]
  }
  if (production && new Set(key).size < MIN_DISTINCT_CHARACTERS) {
    return [refusedCheck(NAME, 'APP_KEY repeats a few characters, so it can be guessed.', REMEDY)]
  }
  if (production && EXAMPLE.test(key)) {
    return [refusedCheck(NAME, 'APP_KEY is taken from an example, so others know it.', REMEDY)]
  }
  return [okCheck(NAME, 'Sessions and stored secrets are encrypted with your own key.')]
}
