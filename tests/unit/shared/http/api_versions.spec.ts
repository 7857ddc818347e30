import { test } from '@japa/runner'
import { type ApiVersion, resolveApiVersion, buildVersionHeaders } from '#shared/http/api_versions'

const VERSIONS: [ApiVersion, ...ApiVersion[]] = [
  { version: '2027-06-01' },
  { version: '2026-11-23', deprecatedOn: '2027-06-01', sunsetOn: '2028-06-01' },
]

test.group('A version of the API', () => {
  test('is the one that the call names, else that of the key, else the newest', ({ assert }) => {
    const version = (asked?: string, pinned?: string) =>
      resolveApiVersion(asked, pinned, VERSIONS).version
    assert.equal(version('2027-06-01', '2026-11-23'), '2027-06-01')
    assert.equal(version(undefined, '2026-11-23'), '2026-11-23')
    assert.equal(version(), '2027-06-01')
    assert.throws(() => version('2027'), /can be 2027-06-01, 2026-11-23\.$/)
  })

  test('that has ended is refused, to the keys that are pinned to it as well', ({ assert }) => {
    const [newest] = VERSIONS
    const ended = { version: '2025-01-01', sunsetOn: '2026-01-01' }
    const version = (asked?: string, pinned?: string) =>
      resolveApiVersion(asked, pinned, [newest, ended]).version
    const refusal = /it has ended\. Sendam-Version can be 2027-06-01\.$/
    assert.throws(() => version('2025-01-01'), refusal)
    assert.throws(() => version(undefined, '2025-01-01'), refusal)
    assert.equal(version('2027-06-01', '2025-01-01'), '2027-06-01')
  })

  test('that is deprecated says since when, until when, and where to read on', ({ assert }) => {
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
