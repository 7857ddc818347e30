import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { seedDemoBusiness } from '#branding/demo/demo_business'
import { CARD, renderSocialCard, createPlatformCard } from '#shared/site_identity/social_card'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { ACME_HOST, openAt, publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { addressOfServer } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

function answerAt(path: string, host = 'localhost'): Promise<import('node:http').IncomingMessage> {
  return new Promise((resolve, reject) =>
    get(addressOfServer() + path, { headers: { host } }, resolve).on('error', reject)
  )
}

async function cardAt(...args: Parameters<typeof answerAt>): Promise<Buffer> {
  const [path] = args
  const response = await answerAt(...args)
  if (response.headers['content-type'] !== 'image/png') throw new Error(`${path} is no picture`)
  return buffer(response)
}

const ODD_NAMES = [
  'Ọṣọ & Sons <script>alert(1)</script>',
  '🚚📦🚚',
  'شحن سريع',
  'W'.repeat(500),
  'Ƙarfe Ɗan Ɓaure',
  ' ',
]

test.group('A social card', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of a parcel shows what everybody may know, and nothing of its owner', async ({
    assert,
  }) => {
    const days = (number: number) => DateTime.now().minus({ days: number })
    const [first, second] = [
      await makeShipment({ acceptedAt: days(1) }),
      await makeShipment({ acceptedAt: days(1), owner: 'franchise@sendam.test' }),
    ]
    const card = await cardAt(`/track/${first.trackingNumber}/card.png`)
    const { width, height, format } = await sharp(card).metadata()
    assert.deepEqual({ width, height, format }, { ...CARD, format: 'png' })
    assert.isBelow(card.length, 100_000)
    assert.deepEqual(await cardAt(`/track/${second.trackingNumber}/card.png`), card)
    const platformCard = await cardAt('/card.png')
    assert.notDeepEqual(card, platformCard)
    for (const unknown of ['600123456789', 'nonsense', '0']) {
      assert.deepEqual(await cardAt(`/track/${unknown}/card.png`), platformCard)
    }
  })

  test('of a shop looks like the shop, for its own parcels only', async ({ client, assert }) => {
    await publishedAcme()
    const acceptedAt = DateTime.now().minus({ days: 3 })
    const shopParcel = await makeShipment({ owner: 'owner@acme.test', acceptedAt })
    const another = await makeShipment({ acceptedAt })
    await pollTracking()
    const platformCard = await cardAt('/card.png')
    const shop = await cardAt('/card.png', ACME_HOST)
    assert.notDeepEqual(shop, platformCard)
    const path = `/track/${shopParcel.trackingNumber}`
    const parcel = await cardAt(`${path}/card.png`, ACME_HOST)
    assert.notDeepEqual(parcel, shop)
    assert.notDeepEqual(parcel, await cardAt(`${path}/card.png`))
    assert.deepEqual(
      await cardAt(`/track/${another.trackingNumber}/card.png`, ACME_HOST),
      platformCard
    )

    const page = await openAt(client, ACME_HOST, path)
    const html = page.text()
    assert.match(html, /property="og:site_name"[^>]+content="ACME Foods"/)
    assert.match(
      html,
      new RegExp(`property="og:image"[^>]+content="http://${ACME_HOST}[^"]*${path}/card.png"`)
    )
    // Search engines index the form instead.
    assert.match(html, new RegExp(`rel="canonical"[^>]+href="http://${ACME_HOST}[^"]*/track"`))
    assert.notMatch(html, /name="robots"/)
    assert.match(html, /property="og:title"[^>]+content="[^"\d]+"/)
    assert.notInclude(html, 'site.webmanifest')
  })

  test('shows the logo of the shop, which is also the icon of its pages', async ({
    client,
    assert,
  }) => {
    drive.fake()
    try {
      await publishedAcme()
      const without = await cardAt('/card.png', ACME_HOST)
      await seedDemoBusiness()
      assert.notDeepEqual(await cardAt('/card.png', ACME_HOST), without)
      const page = await openAt(client, ACME_HOST, '/')
      assert.match(page.text(), /<link rel="icon" href="\/images\//)
    } finally {
      drive.restore()
    }
  })

  test('is not cacheable while the client is throttled', async ({ assert }) => {
    await publishedAcme()
    const { trackingNumber } = await makeShipment({ owner: 'owner@acme.test' })
    const path = `/track/${trackingNumber}/card.png`
    const keptAt = async (host?: string) => {
      const answer = await answerAt(path, host)
      const picture = await buffer(answer)
      return { picture, keeping: answer.headers['cache-control'] }
    }
    const [early, earlyOfShop] = [await keptAt(), await keptAt(ACME_HOST)]
    for (const { keeping } of [early, earlyOfShop]) assert.equal(keeping, 'public, max-age=300')
    for (let times = 2; times < 60; times++) await keptAt()
    const [plain, plainOfShop] = [await keptAt(), await keptAt(ACME_HOST)]
    for (const { keeping } of [plain, plainOfShop]) assert.equal(keeping, 'no-store')
    assert.deepEqual(plain.picture, await cardAt('/card.png'))
    assert.deepEqual(plainOfShop.picture, await cardAt('/card.png', ACME_HOST))
  })

  test('is drawn for any name of a shop, and once for concurrent requests', async ({ assert }) => {
    for (const name of ODD_NAMES) {
      const card = { ...createPlatformCard(), name, headline: name, line: [{ text: name }] }
      const { width } = await sharp(await renderSocialCard(card)).metadata()
      assert.equal(width, CARD.width)
      assert.strictEqual(await renderSocialCard(card), await renderSocialCard(card))
    }
  })
})
