import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'
import { test } from '@japa/runner'
import { addressOfServer } from '#tests/support/api_client'

/** The specification prescribes ambiguous paths: `/shipment/void/{id}`, `/shipment/{id}/retry`. */
const SPECIFIED = { 'no-ambiguous-paths': 'off' } as const

test.group('Linters of the API reference', (group) => {
  // Fetched before the tests: linters block this process so long that connections would time out.
  let served = ''
  let servedForKeys = ''
  group.setup(async () => {
    const read = async (path: string) => {
      const response = await fetch(addressOfServer() + path)
      return response.text()
    }
    served = await read('/openapi.json')
    servedForKeys = await read('/openapi.json?for=keys')
  })

  test('Redocly reports no problem', async ({ assert }) => {
    const config = await createConfig({ extends: ['recommended'], rules: SPECIFIED })
    const problems = await lintFromString({ source: served, config })
    const findings = problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`
    )
    assert.deepEqual(findings, [])
  })

  test('Redocly reports no problem in the file of the calls for keys', async ({ assert }) => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { ...SPECIFIED, 'no-unused-components': 'error' },
    })
    const problems = await lintFromString({ source: servedForKeys, config })
    assert.deepEqual(
      problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      []
    )
  })

  test('Spectral reports no problem', async ({ assert }) => {
    const linter = new spectral.Spectral()
    linter.setRuleset({ extends: [rulesets.oas as never] })
    const document = new spectral.Document(served, parsers.Json, 'openapi.json')
    const problems = await linter.run(document)
    const findings = problems.map(
      ({ code, message, path }) => `${code}: ${message} ${path.join('/')}`
    )
    assert.deepEqual(findings, [])
  })
})
