import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { ERROR_GROUPS } from '#shared/errors/catalogue/error_catalogue'

/** Error codes that no API call returns. */
const NEVER_RETURNED = [
  // A command of an operator ends with this code.
  'E_CLOSED',
  // The start of the application fails with these codes.
  'E_INVALID_ENV_VARIABLES',
  'E_UNUSABLE_ENVIRONMENT',
  // The sign-in with Google or Facebook fails with this code.
  'E_OAUTH_MISSING_TOKEN',
]

test.group('Error catalogue', () => {
  test('lists every error code of the product once, and no other', ({ assert }) => {
    const files = globSync('app/**/*.ts').filter((file) => !file.includes('/errors/catalogue/'))
    const codes = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')E_[A-Z_]+(?=')/g))
    const statuses = readFileSync('app/shared/errors/error_statuses.ts', 'utf8')
    const thrown = new Set([...codes, ...(statuses.match(/\bE_[A-Z_]+(?=:)/g) ?? [])])
    for (const code of [null, ...NEVER_RETURNED]) thrown.delete(code)
    const described = ERROR_GROUPS.flatMap(({ notes }) => Object.keys(notes))
    assert.deepEqual(described.toSorted(), [...thrown].toSorted())
  })

  test('explains each code and its remedy in whole sentences', ({ assert }) => {
    for (const { notes } of ERROR_GROUPS) {
      for (const [code, { title, meaning, remedy }] of Object.entries(notes)) {
        assert.notMatch(title, /\.$/, code)
        for (const sentence of [meaning, remedy]) assert.match(sentence, /^[^a-z].*[.?]$/, code)
      }
    }
  })
})
