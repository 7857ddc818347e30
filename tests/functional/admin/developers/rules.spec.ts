import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { apiValidators } from '#generated/api_validators'
import { RULES } from '#shared/http/rules/rule_names'

const PLAIN_WORD = /^[a-z]+(?:[A-Z_.][A-Za-z]+)*$/

/** Find names of rules in the code: reported by a validator, or set in a problem. */
const REPORTED = /\.report\((?:[^'"`]|'[^']*'|"[^"]*"|`[^`]*`)+?,\s*['"]([\w.]+)['"],/g
const CREATED = /\brule: '([\w.]+)'|\brule = '([\w.]+)'|\bruled\('([\w.]+)'/g

/** Files whose `rule:` names something else, not a validation rule. */
const OTHER_RULES = ['app/identity/teams/activity/activity_text.ts']

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, ...names]) => names.find(Boolean)!)
}

test.group('Rule names in refusals', () => {
  test('are plain words that the reference lists', async ({ client, assert }) => {
    const known: readonly string[] = RULES
    const own = globSync('app/**/*.{ts,tsx}')
      .filter((file) => !OTHER_RULES.includes(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8')
        return [...namesIn(text, REPORTED), ...namesIn(text, CREATED)]
      })
    assert.includeMembers(own, ['phone', 'password', 'date', 'placeholder'])
    const validators = await Promise.all(Object.values(apiValidators).map((load) => load()))
    const used = validators.flatMap((validator) =>
      Object.values(validator.toJSON().refs).flatMap((ref) =>
        'validator' in ref ? namesIn(String(ref.validator), REPORTED) : []
      )
    )
    assert.includeMembers(used, ['required', 'maxLength', 'withoutDecimals', 'array.minLength'])
    const named = [...new Set([...own, ...used])].toSorted()
    assert.deepEqual(
      named.filter((name) => !known.includes(name) || !PLAIN_WORD.test(name)),
      []
    )
    const reference = await client.get('/openapi.json')
    assert.deepEqual(reference.body().components.schemas.ErrorRule.enum, RULES)
  })

  test('name the check that each field failed', async ({ client, assert }) => {
    const person = { username: 'ada@example.com', firstname: '', lastname: 'Eze' }
    const response = await client
      .post('/api/v1/account')
      .json({ ...person, phoneNumber: '12', password: 'short' })
    const rules = response
      .body()
      .errors.map(({ field, rule }: Record<string, string>) => [field, rule])
    assert.deepEqual(Object.fromEntries(rules), {
      firstname: 'required',
      phoneNumber: 'phone',
      password: 'password',
    })
  })
})
