import { test } from '@japa/runner'
import { findForeignHost } from '#shared/brand/foreign_host'
import { parseNameServers } from '#branding/domains/name_servers'
import { checkHostName, parseHostName } from '#branding/domains/rules/host_name'

const LONG = `${'a'.repeat(63)}.`.repeat(4)

test.group('Domain name', () => {
  test('is normalised to its DNS form, however it is typed or pasted', ({ assert }) => {
    for (const [typed, name] of [
      ['track.ankarahouse.ng', 'track.ankarahouse.ng'],
      ['  TRACK.AnkaraHouse.NG. ', 'track.ankarahouse.ng'],
      ['https://track.ankarahouse.ng/', 'track.ankarahouse.ng'],
      ['träck.ankarahouse.ng', 'xn--trck-moa.ankarahouse.ng'],
      ['xn--trck-moa.ankarahouse.ng', 'xn--trck-moa.ankarahouse.ng'],
      ['track。ankarahouse。ng', 'track.ankarahouse.ng'],
      ['ankarahouse.ng', 'ankarahouse.ng'],
    ] as const) {
      assert.isNull(checkHostName(typed), typed)
      assert.equal(parseHostName(typed), name)
    }
  })

  test('cannot be "{0}"')
    .with([
      ['', 'should not be empty'],
      ['   ', 'should not be empty'],
      [7, 'should not be empty'],
      ['127.0.0.1', 'not an IP address'],
      ['0x7f.1', 'not an IP address'],
      ['127.1', 'not an IP address'],
      ['[::1]', 'must be a host name'],
      ['::1', 'must be a host name'],
      ['ankarahouse', 'must be a host name'],
      ['track.ankarahouse.ng:8080', 'must be a host name'],
      ['track.ankarahouse.ng/orders', 'must be a host name'],
      ['https://me@ankarahouse.ng', 'must be a host name'],
      ['track.ankarahouse.ng?x', 'must be a host name'],
      ['tr%61ck.ankarahouse.ng', 'must be a host name'],
      ['track ankarahouse.ng', 'must be a host name'],
      ['track_it.ankarahouse.ng', 'must be a host name'],
      ['*.ankarahouse.ng', 'must be a host name'],
      ['-track.ankarahouse.ng', 'must be a host name'],
      ['track-.ankarahouse.ng', 'must be a host name'],
      ['track..ankarahouse.ng', 'must be a host name'],
      ['track.ankarahouse.n9', 'must be a host name'],
      ['<b>.ankarahouse.ng', 'must be a host name'],
      ['track.ankarahouse.ng\u0000', 'must be a host name'],
      [`${'a'.repeat(64)}.ng`, 'at most 63 characters'],
      [`${LONG}ng`, 'at most 253 characters'],
      ['shop.local', 'whole internet'],
      ['shop.internal', 'whole internet'],
    ] as [unknown, string][])
    .run(({ assert }, [typed, problem]) => {
      assert.include(checkHostName(typed) ?? 'nothing is wrong', problem)
    })

  test('may have 253 characters, as in the DNS', ({ assert }) => {
    const longest = `${LONG.slice(0, 250)}.ng`
    assert.lengthOf(longest, 253)
    assert.isNull(checkHostName(longest))
  })
})

test.group('Foreign host', () => {
  test('is a named host outside our own domain', ({ assert }) => {
    assert.equal(findForeignHost('Track.AnkaraHouse.ng.'), 'track.ankarahouse.ng')
    assert.equal(findForeignHost('acme.localhost.ankarahouse.ng'), 'acme.localhost.ankarahouse.ng')
    for (const host of ['localhost', 'acme.localhost', 'a.b.localhost', '127.0.0.1', '[::1]', '']) {
      assert.isNull(findForeignHost(host), host)
    }
    for (const host of ['::1', 'sendam-web', null]) assert.isNull(findForeignHost(host))
  })
})

test.group('DNS_SERVERS', () => {
  test('takes IP addresses and refuses anything else in one sentence', ({ assert }) => {
    assert.isNull(parseNameServers(undefined))
    assert.isNull(parseNameServers(' '))
    assert.deepEqual(parseNameServers('9.9.9.9, 127.0.0.1:5353,[::1]:53'), [
      ...['9.9.9.9', '127.0.0.1:5353', '[::1]:53'],
    ])
    for (const wrong of ['dns.example.ng', '9.9.9.9:99999', '9.9.9.9;1.1.1.1']) {
      assert.throws(() => parseNameServers(wrong), /DNS_SERVERS must be a list of IP addresses/)
    }
  })
})
