import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { Disk } from '@adonisjs/drive'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import testUtils from '@adonisjs/core/services/test_utils'
import sharp from 'sharp'
import { s3Options, type S3Settings } from '#shared/uploads/s3_settings'
import { sweepImages } from '#branding/images/sweep_images'
import Image from '#branding/images/image'
import { FakeS3 } from '#tests/support/fakes/s3'
import { addressOfServer } from '#tests/support/api_client'
import {
  ACME,
  Caller,
  MEMBER,
  OWNER,
  profile,
  statusOf,
} from '#tests/functional/branding/business/calls'

const TOMORROW = () => Date.now() + 25 * 60 * 60 * 1000
const UPLOAD = '/business/logo/business/1700000000001/0'

function diskOf(settings: S3Settings): Disk {
  return new Disk(new S3Driver(s3Options(settings)))
}

test.group('Images in an S3-compatible store', (group) => {
  let store: FakeS3
  let settings: S3Settings

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    store = new FakeS3()
    settings = await store.start()
    const disk = diskOf(settings)
    const { use } = drive
    drive.use = () => disk
    return async () => {
      drive.use = use
      await store.stop()
    }
  })

  test('a logo is stored there and served by us with safe headers', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const { body } = await owner.upload('PUT', `/business/logo/${ACME}`)
    const { id, fileKey } = await Image.firstOrFail()
    assert.deepEqual([...store.objects.keys()], [fileKey])
    assert.equal(store.objects.get(fileKey)!.type, 'image/png')

    assert.equal(body.data.logoURL, `/images/${id}`)
    const response = await fetch(addressOfServer() + body.data.logoURL)
    assert.equal(response.status, 200)
    assert.containsSubset(Object.fromEntries(response.headers), {
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    assert.deepEqual([width, height], [150, 150])
  })

  test('a new logo replaces the old one, whose file is deleted', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const first = await owner.upload('PUT', `/business/logo/${ACME}`)
    await owner.upload('PUT', `/business/logo/${ACME}`)
    const { fileKey } = await Image.firstOrFail()
    assert.deepEqual([...store.objects.keys()], [fileKey])
    assert.equal(await statusOf(addressOfServer() + first.body.data.logoURL), 404)
  })

  test('the sweep deletes unsaved uploads after a day and keeps saved ones', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    await member.upload('POST', UPLOAD)
    await member.send('POST', '/business', profile({ cacheFileName: '1700000000001' }))
    const { fileKey } = await Image.firstOrFail()
    await member.upload('POST', UPLOAD)
    // Files before and after the saved file's name, so that the listing goes on after its page.
    const shard = fileKey.slice(0, 'images/xx'.length)
    for (const name of ['0', '1', 'z']) {
      store.objects.set(`${shard}/${name}.png`, {
        bytes: Buffer.from('x'),
        type: 'image/png',
        at: new Date(),
      })
    }
    assert.deepEqual(await sweepImages(), { unsaved: 0, files: 0, lost: 0 })
    assert.equal(store.objects.size, 5)
    assert.deepEqual(await sweepImages(TOMORROW()), { unsaved: 1, files: 3, lost: 0 })
    assert.deepEqual([...store.objects.keys()], [fileKey])
  }).timeout(60_000)

  test('an upload that the store refuses answers 503 and leaves no row', async ({ assert }) => {
    const credentials = { accessKeyId: 'a-key-id', secretAccessKey: 'another-secret' }
    const disk = diskOf({ ...settings, credentials })
    drive.use = () => disk
    const member = await Caller.of(MEMBER)
    const { status, body } = await member.upload('POST', UPLOAD)
    assert.equal(status, 503)
    assert.equal(
      body.message,
      'The picture could not be stored. Please try again in a few minutes.'
    )
    assert.isEmpty(await Image.all())
    assert.equal(store.objects.size, 0)
  })
})
