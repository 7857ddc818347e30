import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import sharp from 'sharp'
import { sweepImages } from '#branding/images/sweep_images'
import Image from '#branding/images/image'
import { noisyPicture, pictureFile, pixelBomb } from '#tests/support/files/picture_file'
import { storeFile } from '#tests/support/files/stored_file'
import { addressOfServer } from '#tests/support/api_client'
import {
  ACME,
  acmeLogo,
  Caller,
  errorsOf,
  MEMBER,
  OWNER,
  profile,
  statusOf,
} from '#tests/functional/branding/business/calls'

const LARGEST = 2_097_152
const TOO_LARGE = 'Allowed file size (2097152 bytes) exceeded'
const UNSUPPORTED = 'Upload file type is unsupported.'
const TOMORROW = () => Date.now() + 25 * 60 * 60 * 1000

const NEW_LOGO = '/business/logo/business/1700000000001/0'
const ACME_LOGO = `/business/logo/business/1700000000001/${ACME}`

async function filesStored(): Promise<string[]> {
  const page = await drive
    .use()
    .listAll('images', { recursive: true })
    .catch(() => ({ objects: [] }))
  return [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
}

async function rowsStored(): Promise<string[]> {
  const rows = await Image.query().orderBy('fileKey')
  return rows.map(({ fileKey }) => fileKey)
}

test.group('A logo', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('can be uploaded before its business exists, and is public once saved', async ({
    assert,
  }) => {
    const member = await Caller.of(MEMBER)
    const uploaded = await member.upload('POST', NEW_LOGO)
    assert.equal(uploaded.status, 200)
    assert.equal(uploaded.body.message, 'Logo uploaded.')
    assert.equal(uploaded.body.data.cacheFileName, '1700000000001')
    const body = profile({ cacheFileName: '1700000000001' })
    const data = await member.dataOf('POST', '/business', body)
    assert.equal(data.logoURL, uploaded.body.data.logoURL)

    const response = await fetch(addressOfServer() + data.logoURL)
    assert.equal(response.status, 200)
    const headers = Object.fromEntries(response.headers)
    assert.containsSubset(headers, {
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    assert.notProperty(headers, 'set-cookie')
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    assert.deepEqual([width, height], [150, 150])
    await sweepImages(TOMORROW())
    assert.lengthOf(await filesStored(), 1)
  })

  test('is replaced by the form or a direct upload, which deletes the old file', async ({
    assert,
  }) => {
    const owner = await Caller.of(OWNER)
    await owner.upload('POST', ACME_LOGO)
    const body = profile({ cacheFileName: '1700000000001' })
    const { logoURL: first } = await owner.dataOf('PUT', `/business/${ACME}`, body)
    await owner.upload('POST', ACME_LOGO, { file: await pictureFile('jpeg'), name: 'a.jpg' })
    const { logoURL: second } = await owner.dataOf('PUT', `/business/${ACME}`, body)
    assert.notEqual(second, first)
    const replaced = await owner.upload('PUT', `/business/logo/${ACME}`)
    assert.equal(replaced.body.message, 'Logo updated.')
    const data = await owner.dataOf('GET', '/business')
    assert.equal(data.logoURL, replaced.body.data.logoURL)
    assert.deepEqual(await filesStored(), await rowsStored())
    assert.lengthOf(await rowsStored(), 1)
    for (const gone of [first, second]) {
      assert.equal(await statusOf(addressOfServer() + gone), 404)
    }
    const resaved = await owner.send('PUT', `/business/${ACME}`, body)
    assert.equal(resaved.body.data.logoURL, replaced.body.data.logoURL)
  })

  test('uploaded twice is stored once', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    await member.upload('POST', NEW_LOGO)
    await member.upload('POST', NEW_LOGO)
    assert.lengthOf(await rowsStored(), 1)
    assert.deepEqual(await filesStored(), await rowsStored())
  })

  test('has at most 2 MB', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    const noise = await noisyPicture(LARGEST - 200_000)
    assert.isBelow(noise.length, LARGEST + 1)
    assert.equal(await member.uploadStatus('POST', NEW_LOGO, { file: noise }), 200)
    for (const size of [LARGEST + 1, 2_900_000, 4_000_000]) {
      const file = Buffer.concat([await pictureFile(), Buffer.alloc(size)]).subarray(0, size)
      const answer = await member.upload('POST', NEW_LOGO, { file })
      assert.equal(answer.status, 422, String(size))
      assert.deepEqual(errorsOf(answer), [['file', TOO_LARGE]])
    }
  })

  test('must be a supported image with a matching extension, below the pixel limit', async ({
    assert,
  }) => {
    const member = await Caller.of(MEMBER)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const refused = [
      { file: svg, name: 'logo.svg', type: 'image/svg+xml' },
      { file: svg, name: 'logo.png', type: 'image/png' },
      { file: Buffer.from('<html>'), name: 'logo.html', type: 'text/html' },
      { file: await pictureFile('png'), name: '../../evil.php' },
      { file: await pictureFile('png'), name: 'logo.jpg' },
      {
        file: Buffer.concat([await pictureFile('gif'), Buffer.from('/*<script>*/')]),
        name: 'a.gif',
      },
      { file: Buffer.alloc(0), name: 'logo.png' },
    ]
    for (const given of refused) {
      const answer = await member.upload('POST', NEW_LOGO, given)
      assert.equal(answer.status, 422, given.name)
      assert.deepEqual(errorsOf(answer), [['file', UNSUPPORTED]], given.name)
    }
    const bomb = await member.upload('POST', NEW_LOGO, { file: pixelBomb() })
    assert.equal(bomb.status, 422)
    assert.match(bomb.body.message, /million pixels/)
    for (const given of [{ file: null }, { field: 'logo' }]) {
      const answer = await member.upload('POST', NEW_LOGO, given)
      assert.deepEqual(errorsOf(answer), [['file', '"File" should not be empty']])
    }
    const json = await member.send('POST', NEW_LOGO, { file: 'x' })
    assert.equal(json.status, 422)
    assert.deepEqual(await filesStored(), [])
    assert.deepEqual(await rowsStored(), [])
  })

  test("of another business cannot be replaced, nor another user's upload be used", async ({
    assert,
  }) => {
    const member = await Caller.of(MEMBER)
    assert.equal(await member.uploadStatus('POST', ACME_LOGO), 404)
    assert.equal(await member.uploadStatus('PUT', `/business/logo/${ACME}`), 404)
    assert.equal(await member.uploadStatus('PUT', '/business/logo/2'), 404)
    assert.equal(await member.uploadStatus('POST', '/business/logo/business/1/2'), 404)
    assert.equal(await member.uploadStatus('POST', '/business/logo/business/a.b/0'), 404)
    const other = await Caller.of('other@sendam.test')
    await other.upload('POST', NEW_LOGO)
    const body = profile({ cacheFileName: '1700000000001' })
    const data = await member.dataOf('POST', '/business', body)
    assert.isNull(data.logoURL)
    assert.equal(await statusOf(`${addressOfServer()}/images/${crypto.randomUUID()}`), 404)
  })

  test('is refused with 429 after too many uploads', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    const file = Buffer.from('x')
    const statuses = new Set<number>()
    for (let count = 0; count < 61; count++) {
      statuses.add(await member.uploadStatus('POST', NEW_LOGO, { file }))
    }
    assert.deepEqual([...statuses], [422, 429])
  })
})

test.group('Image sweep', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('deletes uploads that nobody saved within a day', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    await member.upload('POST', NEW_LOGO)
    assert.deepEqual(await sweepImages(), { unsaved: 0, files: 0, lost: 0 })
    assert.lengthOf(await filesStored(), 1)
    assert.deepEqual(await sweepImages(TOMORROW()), { unsaved: 1, files: 0, lost: 0 })
    assert.deepEqual([await filesStored(), await rowsStored()], [[], []])
  })

  test('deletes files without a row, and rows without a file', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    await owner.upload('PUT', `/business/logo/${ACME}`)
    const [key] = await filesStored()
    await storeFile('images/ab/abandoned.png', 'x')
    assert.deepEqual(await sweepImages(), { unsaved: 0, files: 0, lost: 0 })
    assert.deepEqual(await sweepImages(TOMORROW()), { unsaved: 0, files: 1, lost: 0 })
    assert.deepEqual(await filesStored(), [key])

    await storeFile('images/cd/another.png', 'x')
    await drive.use().delete(key!)
    const logo = await acmeLogo()
    assert.equal(await statusOf(`${addressOfServer()}/images/${logo}`), 503)
    assert.containsSubset(await sweepImages(TOMORROW()), { lost: 1 })
    assert.isNull(await acmeLogo())
    assert.deepEqual(await rowsStored(), [])
  })

  test('deletes nothing while the store is empty or unavailable', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    await owner.upload('PUT', `/business/logo/${ACME}`)
    await drive.use().deleteAll('images')
    await assert.rejects(() => sweepImages(TOMORROW()), 'The image store is empty or missing')
    assert.isNotNull(await acmeLogo())
  })

  test('has nothing to delete after a failed upload', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    const { put } = drive.use()
    drive.use().put = async () => {
      throw new Error('The disk is full')
    }
    const full = await member.upload('POST', NEW_LOGO)
    drive.use().put = put
    assert.equal(full.status, 503)
    assert.match(full.body.message, /The picture could not be stored/)
    await db.rawQuery('alter table images add constraint never check (bytes < 0)')
    assert.equal(await member.uploadStatus('POST', NEW_LOGO), 500)
    assert.deepEqual([await filesStored(), await rowsStored()], [[], []])
  })
})
