import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import sharp from 'sharp'
import { queueTariffImport } from '#admin/tariffs/files/tariff_lock'
import { queuePicture } from '#branding/images/read_picture'
import { limitDocuments } from '#shared/documents/document_writers'
import { Caller, MEMBER } from '#tests/functional/branding/business/calls'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { createFileSender } from '#tests/support/files/file_sender'
import { makeShipment } from '#tests/support/shipment_rows'

const LOGO = (name: number) => `/business/logo/business/${name}/0`
const BUSY = 'We are working on too many files at the moment. Please try again in 10 seconds.'

/** A file of a few kilobytes that must be decoded as a whole. */
function interlaced(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: '#0e5a3c' }
  return sharp({ create }).png({ progressive: true }).toBuffer()
}

function countPictures(): number {
  const { process, queue } = sharp.counters()
  return process + queue
}

/** Fills all running and waiting slots until the result is called. */
function fillQueue(inTurn: <T>(work: () => Promise<T>) => Promise<T>): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = Array.from({ length: 60 }, () => inTurn(() => promise).catch(() => {}))
  return () => {
    resolve()
    return Promise.all(held)
  }
}

test.group('Heavy files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('sent together are decoded one by one, while other requests are answered', async ({
    assert,
    cleanup,
  }) => {
    const member = await Caller.of(MEMBER)
    const file = await interlaced(5_000)
    let most = 0
    // A picture may move from the queue to work between the two counts, but only once.
    const count = () => void (most = Math.max(most, Math.min(countPictures(), countPictures())))
    sharp.queue.on('change', count)
    cleanup(() => void sharp.queue.off('change', count))
    const order: string[] = []
    const pictures = [1, 2, 3, 4, 5, 6].map(async (name) => {
      const { status } = await member.upload('POST', LOGO(name), { file })
      order.push('picture')
      return status
    })
    await Promise.race(pictures)
    // Signing in reads a file and hashes a password, which need threads of the same pool.
    await Caller.of('other@sendam.test')
    order.push('sign-in')
    assert.deepEqual(await Promise.all(pictures), [200, 200, 200, 200, 200, 200])
    assert.equal(most, 1)
    assert.isBelow(order.indexOf('sign-in'), 6)
  })

  test('with too many pixels are refused with the limit', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    const { status, body } = await member.upload('POST', LOGO(1), { file: await interlaced(7_000) })
    assert.equal(status, 422)
    assert.equal(
      body.message,
      'This picture is too large: it has 49 million pixels, and the limit is 25 million. Please choose a smaller one.'
    )
  })

  test('that are pictures get 503 with a time to retry while the queue is full', async ({
    assert,
    cleanup,
  }) => {
    const member = await Caller.of(MEMBER)
    const release = fillQueue(queuePicture)
    cleanup(() => void release())
    const { status, body, headers } = await member.upload('POST', LOGO(1))
    assert.deepEqual([status, body.code, body.message], [503, 'E_BUSY', BUSY])
    assert.equal(headers.get('retry-after'), '10')
    await release()
    assert.equal(await member.uploadStatus('POST', LOGO(1)), 200)
  })

  test('that are price lists get 503 with a time to retry while the queue is full', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { preview } = await createFileSender(client, '/rate/file/courier/DHL')
    const release = fillQueue(queueTariffImport)
    cleanup(() => void release())
    const { status, body } = await preview('courier')
    assert.deepEqual([status, body.message], [503, BUSY])
    await release()
    const again = await preview('courier')
    assert.equal(again.status, 422)
  })

  test('that are documents get 503 while the queue is full, and their download token stays valid', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { trackingNumber } = await makeShipment()
    const apiClient = await apiClientOf(client, MEMBER)
    const response = await apiClient('get', `/files/token/invoice/${trackingNumber}`)
    const url = `${addressOfServer()}/api/v1/files/download?token=${response.body().message}`
    const release = fillQueue(limitDocuments)
    cleanup(() => void release())
    const refused = await fetch(url)
    assert.equal(refused.status, 503)
    await release()
    const written = await fetch(url)
    assert.equal(written.status, 200)
  })
})
