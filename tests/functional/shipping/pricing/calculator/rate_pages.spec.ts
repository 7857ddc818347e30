import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { removeProps } from '#tests/support/page_props'
import { requestRates } from '#tests/support/rate_requests'
import { smallTariff } from '#tests/support/tariff'

const TO_BRITAIN = 'export=1&originCountry=NG&destinationCountry=GB'

test.group('Rate calculator pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('have the rates in the HTML', async ({ client, assert }) => {
    const response = await client.get(
      `/rates?${TO_BRITAIN}&weight=0.9&length=10&width=10&height=10`
    )
    response.assertStatus(200)
    for (const text of ['₦50,000.00', 'Cheapest', 'Fastest', '0.90 kg, 10 x 10 x 10 cm']) {
      assert.include(removeProps(response.text()), text)
    }
    assert.notInclude(response.text(), 'style="')
  })

  test('show the form without a query, and again with `change`', async ({ client, assert }) => {
    for (const query of ['', '?export=0', `?${TO_BRITAIN}&weight=0.9&change=1`]) {
      const response = await client.get(`/rates${query}`)
      response.assertStatus(200)
      assert.match(response.text(), /<form [^>]*action="\/rates"/)
      assert.notInclude(removeProps(response.text()), 'Why this price?')
    }
  })

  test('name an advised value and the value it replaced', async ({ client, assert }) => {
    const openForm = async (query: string) => {
      const response = await client.get(`/rates?${TO_BRITAIN}&change=1&weight=1${query}`)
      response.assertStatus(200)
      return removeProps(response.text())
    }
    const advised = await openForm('&advised=weight&was=1.05')
    assert.include(advised, 'We have put in 1 kg instead of 1.05 kg.')
    assert.include(advised, '1.05 kg before')
    assert.include(
      await openForm('&length=29&advised=length&was=30'),
      'We have put in 29 cm instead'
    )
    for (const query of [
      '',
      '&advised=weight',
      '&advised=weight&was=a+stone',
      '&advised=originCountry&was=1',
      '&advised[]=weight&was[]=1',
    ]) {
      assert.notInclude(await openForm(query), 'We have put in', query)
    }
  })

  test('explain each invalid field with 422', async ({ client, assert }) => {
    for (const [query, message] of [
      ['export=1&weight=1', '&quot;Destination Country&quot; should not be empty'],
      [`${TO_BRITAIN}&weight=`, '&quot;Package Weight&quot; should not be empty'],
      [`${TO_BRITAIN}&weight=1&height=-1`, '&quot;Height&quot; must be at least 0'],
      ['export=1&destinationCountry=XX&weight=1', 'We do not know this destination country.'],
      ['export=0&weight=1', '&quot;Origin State&quot; should not be empty'],
      ['export=0&weight=1', '&quot;Destination State&quot; should not be empty'],
    ]) {
      const response = await client.get(`/rates?${query}`)
      response.assertStatus(422)
      assert.include(removeProps(response.text()), message!)
    }
  })

  test('answer a malformed query with 422', async ({ client, assert }) => {
    for (const query of [
      'weight[]=1',
      'weight[a]=1&originCountry[]=NG',
      'export=0&originState=%00&originCity=%00&weight=1',
    ]) {
      const response = await client.get(`/rates?${query}`)
      assert.equal(response.status(), 422, query)
    }
  })

  test('answer too many queries with 429 and the time to wait', async ({ client, assert }) => {
    for (let count = 0; count < 60; count++) {
      await requestRates({})
    }
    const response = await client.get(`/rates?${TO_BRITAIN}&weight=0.9`)
    response.assertStatus(429)
    assert.include(removeProps(response.text()), 'Too many attempts. Please wait')
    assert.match(response.header('retry-after') ?? '', /^[1-9]\d?$/)
  })

  test('send a stranger from the signed-in page to sign-in', async ({ client, assert }) => {
    const response = await client.get(`/base/shipment/rate?${TO_BRITAIN}&weight=1`).redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), '/signin')
  })
})
