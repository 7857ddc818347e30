import { test } from '@japa/runner'
import { Refusal } from '../../../bin/runtime/refusal.js'
import { readSettings } from '../../../bin/runtime/settings.js'

const KEY = 'a-key-that-is-long-enough-for-anything'

function refusalOf(env: Record<string, string | undefined>): string {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof Refusal) {
      return error.message
    }
    throw error
  }
  return ''
}

test.group('Settings at start', () => {
  test('nothing needs to be set in development', ({ assert }) => {
    const settings = readSettings({})
    assert.containsSubset(settings, {
      environment: 'development',
      host: '127.0.0.1',
      port: 3333,
      databaseUrl: null,
      appKey: null,
      logLevel: 'warn',
    })
    assert.match(settings.dataFolder, /[/\\]tmp[/\\]postgres$/)
  })

  test('there is one web process per processor, up to four, or as many as WEB_PROCESSES says', ({
    assert,
  }) => {
    assert.isAtLeast(readSettings({}).webProcesses, 1)
    assert.isAtMost(readSettings({}).webProcesses, 4)
    assert.equal(readSettings({ WEB_PROCESSES: '7' }).webProcesses, 7)
  })

  test('production needs only APP_KEY, and then uses the embedded database', ({ assert }) => {
    const settings = readSettings({ NODE_ENV: 'production', APP_KEY: KEY })
    assert.equal(settings.appKey, KEY)
    assert.isNull(settings.databaseUrl)
    assert.equal(settings.logLevel, 'info')
  })

  test('{setting} is refused in one sentence')
    .with([
      { setting: 'production without a key', env: { NODE_ENV: 'production' }, says: /APP_KEY/ },
      { setting: 'an empty key', env: { NODE_ENV: 'production', APP_KEY: '' }, says: /APP_KEY/ },
      { setting: 'a short key', env: { APP_KEY: 'fifteen-letters' }, says: /16 characters/ },
      {
        setting: 'a previous key that was cut short',
        env: { APP_KEY: KEY, APP_KEY_PREVIOUS: `${KEY}, short` },
        says: /APP_KEY_PREVIOUS/,
      },
      { setting: 'a port that is no number', env: { PORT: 'http' }, says: /PORT=http/ },
      { setting: 'a port with a fraction', env: { PORT: '33.5' }, says: /PORT=33\.5/ },
      { setting: 'a port out of range', env: { PORT: '70000' }, says: /65535/ },
      { setting: 'port zero', env: { PORT: '0' }, says: /PORT=0/ },
      { setting: 'no web process', env: { WEB_PROCESSES: '0' }, says: /WEB_PROCESSES=0/ },
      {
        setting: 'a number of web processes in words',
        env: { WEB_PROCESSES: 'auto' },
        says: /1 to 64/,
      },
      { setting: 'an unknown environment', env: { NODE_ENV: 'prod' }, says: /NODE_ENV=prod/ },
      {
        setting: 'a database of another kind',
        env: { DATABASE_URL: 'mysql://a:b@c/d' },
        says: /postgres:/,
      },
      {
        setting: 'a database without a name',
        env: { DATABASE_URL: 'postgres://a:b@c' },
        says: /postgres:/,
      },
      {
        setting: 'an unknown sslmode of the database',
        env: { DATABASE_URL: 'postgres://a:b@c/d?sslmode=prefer' },
        says: /sslmode=prefer .+ disable, require, verify-ca, verify-full/,
      },
      {
        setting: 'verify-ca without the certificate of the authority',
        env: { DATABASE_URL: 'postgres://a:b@c/d?sslmode=verify-ca' },
        says: /needs the certificate of the authority/,
      },
      {
        setting: 'a certificate of an authority that does not exist',
        env: { DATABASE_URL: 'postgres://a:b@c/d?sslrootcert=/nowhere/ca.pem' },
        says: /sslrootcert .+ cannot be read \(ENOENT\)/,
      },
      {
        setting: 'a direct address without a database',
        env: { DATABASE_DIRECT_URL: 'postgres://a:b@c/d' },
        says: /DATABASE_DIRECT_URL .+ DATABASE_URL, which is not set/,
      },
      {
        setting: 'a direct address that is invalid',
        env: { DATABASE_URL: 'postgres://a:b@c/d', DATABASE_DIRECT_URL: 'c:5432' },
        says: /^DATABASE_DIRECT_URL is not .+ use DATABASE_URL for everything/,
      },
      {
        setting: 'a replica without a database',
        env: { DATABASE_READ_URL: 'postgres://a:b@c/d' },
        says: /DATABASE_READ_URL .+ DATABASE_URL, which is not set/,
      },
      {
        setting: 'a replica with an invalid address',
        env: { DATABASE_URL: 'postgres://a:b@c/d', DATABASE_READ_URL: 'c:5432' },
        says: /^DATABASE_READ_URL is not .+ read from DATABASE_URL/,
      },
      {
        setting: 'an unknown sslmode of the direct address',
        env: {
          DATABASE_URL: 'postgres://a:b@c/d',
          DATABASE_DIRECT_URL: 'postgres://a:b@c/d?sslmode=no',
        },
        says: /sslmode=no in DATABASE_DIRECT_URL/,
      },
      {
        setting: 'a database with an invalid address',
        env: { DATABASE_URL: 'a b' },
        says: /postgres:/,
      },
    ])
    .run(({ assert }, { env, says }) => {
      const sentence = refusalOf(env)
      assert.match(sentence, says)
      assert.match(sentence, /^[^\n]+\.$/)
    })

  test('a refused DATABASE_URL is named without its password', ({ assert }) => {
    const sentence = refusalOf({ DATABASE_URL: 'postgres//app:secret-word@db.example.com' })
    assert.match(sentence, /DATABASE_URL/)
    assert.notInclude(sentence, 'secret-word')
  })
})
