import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import { makeShipment } from '#tests/support/shipment_rows'
import { styleSheet } from '#tests/support/style_sheet'
import { addressOfServer } from '#tests/support/api_client'
import { ACME_HOST, publishedAcme } from './shop.js'

const BUDGET = 40 * 1024

function withoutScripts(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, '')
}

/** Returns a page's compressed bytes. */
async function packedPage(host: string, path: string): Promise<Buffer> {
  const headers = { host, 'accept': 'text/html', 'accept-encoding': 'gzip' }
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(addressOfServer() + path, { headers }, resolve).on('error', reject)
  )
  if (response.headers['content-encoding'] !== 'gzip') throw new Error('It is not compressed')
  return buffer(response)
}

test.group('Weight of the tracking page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is at most 40 KB of compressed HTML and style sheet, on both hosts', async ({ assert }) => {
    await publishedAcme()
    const parcel = await makeShipment({
      owner: 'owner@acme.test',
      acceptedAt: DateTime.now().minus({ days: 3 }),
      packages: 3,
    })
    await pollTracking()
    const css = await styleSheet()
    assert.isAbove(css.length, 20_000)
    const sheet = gzipSync(css).length
    for (const host of ['localhost', ACME_HOST]) {
      const packed = await packedPage(host, receiverPath(parcel))
      const html = gunzipSync(packed).toString()
      // The receiver's whole information is there without scripts.
      for (const text of [
        'Delivered',
        'All scans (',
        'Times are those of Lagos',
        'Grace Miller',
        'Jollof Spice Mix',
      ]) {
        assert.include(withoutScripts(html), text)
      }
      const weight = packed.length + sheet
      assert.isAtMost(weight, BUDGET, `${host}: ${weight} bytes, ${sheet} of them the style sheet`)
    }
  }).timeout(120_000)
})
