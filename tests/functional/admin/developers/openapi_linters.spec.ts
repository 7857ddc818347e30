import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'
import { test } from '@japa/runner'
import { addressOfServer } from '#tests/support/api_client'

/** The specification prescribes paths such as `/shipment/void/{id}` and `/shipment/{id}/retry`. */
const SPECIFIED = { 'no-ambiguous-paths': 'off' } as const

test.group('Linters of the API reference', (group) => {
  // Read once: a linter blocks this process for so long that the connection would be closed.
  let served = ''
  group.setup(async () => {
    const response = await fetch(`${addressOfServer()}/openapi.json`)
    served = await response.text()
  })

  test('Redocly reports no problem', async ({ assert }) => {
    const config = await createConfig({ extends: ['recommended'], rules: SPECIFIED })
    const problems = await lintFromString({ source: served, config })
    const findings = problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`
    )
    assert.deepEqual(findings, [])
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
