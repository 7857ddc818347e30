import { test } from '@japa/runner'
import { s3Settings } from '#shared/uploads/s3_settings'

const KEYS = { ACCESS_KEY_ID: 'id', SECRET_ACCESS_KEY: 'secret' }

test.group('The settings of S3', () => {
  test('are none where none is given: files stay on the disk', ({ assert }) => {
    assert.isNull(s3Settings({}))
    assert.isNull(s3Settings({ BUCKET: '', REGION: '' }))
  })

  test('are a bucket in a region of Amazon, with keys or the role of the machine', ({ assert }) => {
    const bucket = { BUCKET: 'files', REGION: 'eu-west-1' }
    assert.deepEqual(s3Settings(bucket), { bucket: 'files', region: 'eu-west-1' })
    assert.deepEqual(s3Settings({ ...bucket, ...KEYS })?.credentials, {
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })

  test('are a bucket at another address, with keys', ({ assert }) => {
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
    test(`that are half a store stop the boot: ${sentence}`, ({ assert }) => {
      assert.throws(() => s3Settings(given), `${sentence}: set both, or neither.`)
    })
  }
})
