import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { clearLandingPrices, landingPrices } from '#shared/landing/landing_price_cache'
import { removeProps } from '#tests/support/page_props'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { addressOfServer } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

const LONDON = 'export=1&originCountry=NG&originState=NG_LA&destinationCountry=GB&weight=1'

function textIn(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
}

test.group('Prices on the landing page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    clearLandingPrices()
    return clearLandingPrices
  })

  test('come from the tariff, cheapest first, and match the rates page', async ({
    client,
    assert,
  }) => {
    const [page, answer] = [await client.get('/'), await client.get(`/rates?${LONDON}`)]
    const [landing, rates] = [textIn(page.text()), textIn(answer.text())]
    const amounts = landing.match(/₦[\d,.]+/g)!.slice(0, 3)
    assert.deepEqual(amounts, ['₦50,000.00', '₦55,000.00', '₦70,000.00'])
    for (const amount of amounts) assert.include(rates, amount)
    assert.include(landing, 'Lagos to London, 1 kg')
    assert.match(landing, /As of \s*\d{1,2} \w{3} \d{4}, \d{2}:\d{2} [AP]M/)
  })

  test('are replaced by a sentence when no courier takes the parcel', async ({
    client,
    assert,
  }) => {
    await ShippingZone.query().update({ archivedAt: new Date() })
    const page = await client.get('/')
    assert.include(removeProps(page.text()), 'No courier takes this parcel right now.')
    assert.match(page.text(), /href="\/rates"[^>]*>Price your own parcel/)
  })

  test('are loaded once for several visits, and again after a failure', async ({
    client,
    assert,
    cleanup,
  }) => {
    let loads = 0
    const findPrices = async () => {
      loads += 1
      if (loads === 1) throw new Error('The database is away')
      return { prices: [] }
    }
    cleanup(clearLandingPrices)
    cleanup(landingPrices.replace(async () => ({ findPrices })))
    clearLandingPrices()
    for (const expected of [1, 2, 2]) {
      const response = await client.get('/')
      response.assertStatus(200)
      assert.equal(loads, expected)
    }
  })

  test('may be cached for a minute, but not for a signed-in user', async ({ assert }) => {
    const visitor = await fetch(addressOfServer())
    assert.equal(visitor.headers.get('cache-control'), 'public, max-age=60')
    assert.isNull(visitor.headers.get('set-cookie'))
    assert.include(visitor.headers.get('vary'), 'Cookie')
    const known = await fetch(addressOfServer(), { headers: { cookie: 'theirs=1' } })
    assert.equal(known.headers.get('cache-control'), 'private, max-age=60')
    const member = await PageSession.signedIn('member@sendam.test')
    const memberPage = await member.get('/')
    assert.equal(memberPage.headers.get('cache-control'), 'no-store, private')
  })
})
