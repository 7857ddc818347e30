import { test } from '@japa/runner'
import { s3Settings } from '#shared/uploads/s3_settings'

const KEYS = { ACCESS_KEY_ID: 'id', SECRET_ACCESS_KEY: 'secret' }

test.group('S3 settings', () => {
  test('are absent by default, so files stay on the disk', ({ assert }) => {
    assert.isNull(s3Settings({}))
    assert.isNull(s3Settings({ BUCKET: '', REGION: '' }))
  })

  test('name a bucket in an Amazon region, with keys or the role of the machine', ({ assert }) => {
    const bucket = { BUCKET: 'files', REGION: 'eu-west-1' }
    assert.deepEqual(s3Settings(bucket), { bucket: 'files', region: 'eu-west-1' })
    assert.deepEqual(s3Settings({ ...bucket, ...KEYS })?.credentials, {
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })

  test('name a bucket at another endpoint, with keys', ({ assert }) => {
    const settings = s3Settings({ BUCKET: 'files', ENDPOINT: 'https://store.example', ...KEYS })
    assert.containsSubset(settings, { endpoint: 'https://store.example', bucket: 'files' })
  })

  const HALVES = {
    'S3_REGION needs S3_BUCKET': { REGION: 'eu-west-1' },
    'S3_SECRET_ACCESS_KEY needs S3_BUCKET': { SECRET_ACCESS_KEY: 'secret' },
    'S3_BUCKET needs S3_REGION': { BUCKET: 'files' },
    'S3_ACCESS_KEY_ID needs S3_SECRET_ACCESS_KEY': {
      BUCKET: 'files',
      REGION: 'eu-west-1',
      ACCESS_KEY_ID: 'id',
    },
    'S3_SECRET_ACCESS_KEY needs S3_ACCESS_KEY_ID': {
      BUCKET: 'files',
      REGION: 'eu-west-1',
      SECRET_ACCESS_KEY: 'secret',
    },
    'S3_ENDPOINT needs S3_ACCESS_KEY_ID': { BUCKET: 'files', ENDPOINT: 'https://store.example' },
  }
  for (const [sentence, given] of Object.entries(HALVES)) {
    test(`are refused if they are incomplete: ${sentence}`, ({ assert }) => {
      assert.throws(() => s3Settings(given), `${sentence}: set both, or neither.`)
    })
  }
})
