import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { ERROR_GROUPS } from '#shared/errors/catalogue/error_catalogue'

/** What never leaves the server as the answer of a call. */
const NOT_ANSWERED = [
  // Ends a command of operators.
  'E_CLOSED',
  // End the boot.
  'E_INVALID_ENV_VARIABLES',
  'E_UNUSABLE_ENVIRONMENT',
  // A sign-in service's, told apart from others.
  'E_OAUTH_MISSING_TOKEN',
]

test.group('The catalogue of errors', () => {
  test('has every code that the product answers, once, and no other', ({ assert }) => {
    const files = globSync('app/**/*.ts').filter((file) => !file.includes('/errors/catalogue/'))
    const codes = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')E_[A-Z_]+(?=')/g))
    const statuses = readFileSync('app/shared/errors/error_statuses.ts', 'utf8')
    const thrown = new Set([...codes, ...(statuses.match(/\bE_[A-Z_]+(?=:)/g) ?? [])])
    for (const code of [null, ...NOT_ANSWERED]) thrown.delete(code)
    const described = ERROR_GROUPS.flatMap(({ notes }) => Object.keys(notes))
    assert.deepEqual(described.toSorted(), [...thrown].toSorted())
  })

  test('says of each when it happens and what to do, in whole sentences', ({ assert }) => {
    for (const { notes } of ERROR_GROUPS) {
      for (const [code, { title, meaning, remedy }] of Object.entries(notes)) {
        assert.notMatch(title, /\.$/, code)
        for (const sentence of [meaning, remedy]) assert.match(sentence, /^[^a-z].*[.?]$/, code)
      }
    }
  })
})
