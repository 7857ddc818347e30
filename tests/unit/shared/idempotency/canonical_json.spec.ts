import { test } from '@japa/runner'
import { canonicalJson } from '#shared/idempotency/canonical_json'

test.group('Canonical JSON', () => {
  const canonicalize = (json: string) => canonicalJson(JSON.parse(json))

  test('is the same for equal values', ({ assert }) => {
    const same = [
      ['{"a":1,"b":2}', '{"b":2,"a":1}'],
      ['{"x":{"a":1,"b":[{"d":1,"c":2}]}}', '{"x":{"b":[{"c":2,"d":1}],"a":1}}'],
      ['[1.0]', '[1]'],
      ['[1e0]', '[1]'],
      ['["\\u00e9"]', '["é"]'],
      ['{"__proto__":1,"a":2}', '{"a":2,"__proto__":1}'],
    ]
    for (const [one, other] of same) assert.equal(canonicalize(one!), canonicalize(other!))
  })

  test('differs for different values', ({ assert }) => {
    const other = [
      ['[1,2]', '[2,1]'],
      ['{"a":null}', '{}'],
      ['{}', '[]'],
      ['["1"]', '[1]'],
      ['{"a":1}', '{"a":2}'],
    ]
    for (const [one, another] of other) assert.notEqual(canonicalize(one!), canonicalize(another!))
  })

  test('sorts by UTF-16 units and writes like ECMAScript, as RFC 8785 requires', ({ assert }) => {
    const members = {
      '\u20ac': 1,
      '\r': 2,
      '\ufb33': 3,
      '1': 4,
      '\u{1f600}': 5,
      '\u0080': 6,
      '\u00f6': 7,
    }
    assert.equal(
      canonicalJson(members),
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}'
    )
    assert.equal(canonicalJson([1e21, 0.000001, -0, 'a"\n']), '[1e+21,0.000001,0,"a\\"\\n"]')
  })
})
