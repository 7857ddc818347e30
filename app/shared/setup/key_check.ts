import {
  type Environment,
  isProduction,
  okCheck,
  refusedCheck,
  type SetupCheck,
} from '#shared/setup/setup_check'

const NAME = 'Secret key'
const REMEDY =
  'Make one with "openssl rand -hex 32", set it, and keep it: sessions and stored secrets depend on it.'

/** What the framework seals with is 32 bytes. */
const SHORTEST = { production: 32, elsewhere: 16 }
const FEWEST_CHARACTERS = 8

/** What stands in examples and in guides. A key that was drawn by lot practically never holds one. */
const EXAMPLE =
  /change.?me|example|secret|password|placeholder|your.?key|app.?key|sendam|123456789|abcdefgh/i

/** The key is never repeated. */
export function keyCheck(env: Environment): SetupCheck[] {
  const key = env.APP_KEY ?? ''
  const production = isProduction(env)
  const shortest = production ? SHORTEST.production : SHORTEST.elsewhere
  if (!key) return [refusedCheck(NAME, 'APP_KEY is missing.', REMEDY)]
  if (key.length < shortest) {
    return [
      refusedCheck(NAME, `APP_KEY is too short: it needs at least ${shortest} characters.`, REMEDY),
    ]
  }
  if (production && new Set(key).size < FEWEST_CHARACTERS) {
    return [refusedCheck(NAME, 'APP_KEY repeats a few characters, so it can be guessed.', REMEDY)]
  }
  if (production && EXAMPLE.test(key)) {
    return [refusedCheck(NAME, 'APP_KEY is taken from an example, so others know it.', REMEDY)]
  }
  return [okCheck(NAME, 'Sessions and stored secrets are sealed with a key of your own.')]
}
