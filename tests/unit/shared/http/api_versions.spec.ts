import { test } from '@japa/runner'
import { type ApiVersion, resolveApiVersion, buildVersionHeaders } from '#shared/http/api_versions'

const VERSIONS: [ApiVersion, ...ApiVersion[]] = [
  { version: '2027-06-01' },
  { version: '2026-11-23', deprecatedOn: '2027-06-01', sunsetOn: '2028-06-01' },
]

test.group('API version', () => {
  test('is the one that the call names, else that of the key, else the newest', ({ assert }) => {
    const version = (requested?: string, pinned?: string) =>
      resolveApiVersion(requested, pinned, VERSIONS).version
    assert.equal(version('2027-06-01', '2026-11-23'), '2027-06-01')
    assert.equal(version(undefined, '2026-11-23'), '2026-11-23')
    assert.equal(version(), '2027-06-01')
    assert.throws(() => version('2027'), /can be 2027-06-01, 2026-11-23\.$/)
  })

  test('is refused once it has ended, also for keys that are pinned to it', ({ assert }) => {
    const [newest] = VERSIONS
    const ended = { version: '2025-01-01', sunsetOn: '2026-01-01' }
    const version = (requested?: string, pinned?: string) =>
      resolveApiVersion(requested, pinned, [newest, ended]).version
    const refusal = /it has ended\. Sendam-Version can be 2027-06-01\.$/
    assert.throws(() => version('2025-01-01'), refusal)
    assert.throws(() => version(undefined, '2025-01-01'), refusal)
    assert.equal(version('2027-06-01', '2025-01-01'), '2027-06-01')
  })

  test('announces its deprecation, its end and the changelog in headers', ({ assert }) => {
    const { Link: link = '', ...headers } = buildVersionHeaders(VERSIONS[1]!)
    assert.deepEqual(headers, {
      'Sendam-Version': '2026-11-23',
      'Deprecation': '@1811808000',
      'Sunset': 'Thu, 01 Jun 2028 00:00:00 GMT',
    })
    assert.match(
      link,
      /^<http[^>]+\/developers\/changelog>; rel="deprecation"; type="text\/html", </
    )
    assert.match(link, /; rel="sunset"; type="text\/html"$/)
    assert.deepEqual(buildVersionHeaders(VERSIONS[0]), { 'Sendam-Version': '2027-06-01' })
  })
})
