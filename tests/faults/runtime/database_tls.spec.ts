import { test } from '@japa/runner'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectionTo } from '../../../bin/runtime/database_address.js'
import { assertDatabaseAnswers } from '../../../bin/runtime/outside_database.js'
import { Refusal } from '../../../bin/runtime/refusal.js'
import { eventually } from '#tests/support/eventually'
import { HeldDatabase } from './held_database.js'

const DAYS = ['-days', '2']

test.group('TLS to the database', (group) => {
  let folder = ''
  let database: HeldDatabase
  const authority = () => join(folder, 'authority.crt')

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-tls-'))
    chmodSync(folder, 0o755)
    database = await HeldDatabase.open(join(folder, 'outside'), 'sendam')
    return async () => {
      await database.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })

  /** Creates a certificate for `localhost`, signed by a private authority. */
  function makeCertificates() {
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...DAYS,
      '-subj',
      '/CN=Our authority',
      '-keyout',
      'authority.key',
      '-out',
      'authority.crt'
    )
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-keyout',
      'server.key',
      '-out',
      'server.csr'
    )
    writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n')
    openssl(
      'x509',
      '-req',
      ...DAYS,
      '-in',
      'server.csr',
      '-CA',
      'authority.crt',
      '-CAkey',
      'authority.key',
      '-CAcreateserial',
      '-extfile',
      'names',
      '-out',
      'server.crt'
    )
  }

  async function offerTls() {
    makeCertificates()
    const cluster = join(database.folder, 'cluster')
    const { uid, gid } = statSync(cluster)
    for (const name of ['server.crt', 'server.key']) {
      const file = join(cluster, name)
      writeFileSync(file, readFileSync(join(folder, name)), { mode: 0o600 })
      chownSync(file, uid, gid)
    }
    const url = new URL(database.url)
    const password = readFileSync(join(database.folder, 'password'), 'utf8').trim()
    const administrator = `postgres://postgres:${password}@${url.host}/postgres`
    const client = new pg.Client({ connectionString: administrator })
    await client.connect()
    await client.query('alter system set ssl = on')
    await client.query('select pg_reload_conf()')
    await client.end()
    await eventually(async () => (await refusal({ sslmode: 'require' })) === '')
  }

  function address(parameters: Record<string, string>, host = 'localhost'): string {
    const url = new URL(database.url)
    url.hostname = host
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  }

  /** Returns the message with which the start is refused, or an empty text. */
  async function refusal(parameters: Record<string, string>, host?: string): Promise<string> {
    try {
      await assertDatabaseAnswers(address(parameters, host))
      return ''
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
  }

  test('refuses the start in one sentence if it is required and the server does not offer it', async ({
    assert,
  }) => {
    assert.match(
      await refusal({ sslmode: 'require' }),
      /^The database on localhost:\d+ does not offer TLS: [^\n]+sslmode=disable[^\n]+\.$/
    )
    assert.equal(await refusal({ sslmode: 'disable' }), '')
  })

  test('follows sslmode, and refuses an untrusted certificate in one sentence', async ({
    assert,
  }) => {
    await offerTls()
    const sslrootcert = authority()
    const trusted: [Record<string, string>, string?][] = [
      [{ sslmode: 'require' }, '127.0.0.1'],
      [{ sslmode: 'require', sslrootcert }, '127.0.0.1'],
      [{ sslmode: 'verify-ca', sslrootcert }, '127.0.0.1'],
      [{ sslmode: 'verify-full', sslrootcert }],
      [{ sslrootcert }],
    ]
    for (const [parameters, host] of trusted) {
      const client = new pg.Client(connectionTo(address(parameters, host)))
      await client.connect()
      const { rows } = await client.query(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()'
      )
      await client.end()
      assert.isTrue(rows[0].ssl, JSON.stringify(parameters))
    }

    const unknown =
      /^The certificate of [^\n]+ an authority that this machine does not know: [^\n]+sslrootcert[^\n]+\.$/
    assert.match(await refusal({ sslmode: 'verify-full' }), unknown)
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...DAYS,
      '-subj',
      '/CN=Another',
      '-keyout',
      'another.key',
      '-out',
      'another.crt'
    )
    const another = { sslmode: 'verify-ca', sslrootcert: join(folder, 'another.crt') }
    assert.match(await refusal(another), unknown)
    assert.match(
      await refusal({ sslmode: 'verify-full', sslrootcert }, '127.0.0.1'),
      /^The certificate of [^\n]+ was made for another host: [^\n]+sslmode=verify-ca\.$/
    )
  })
})
