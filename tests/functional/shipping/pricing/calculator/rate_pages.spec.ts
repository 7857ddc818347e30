import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { removeProps } from '#tests/support/page_props'
import { requestRates } from '#tests/support/rate_requests'
import { smallTariff } from '#tests/support/tariff'

const TO_BRITAIN = 'export=1&originCountry=NG&destinationCountry=GB'

test.group('The pages of the rate calculator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('the answer is in the HTML', async ({ client, assert }) => {
    const response = await client.get(
      `/rates?${TO_BRITAIN}&weight=0.9&length=10&width=10&height=10`
    )
    response.assertStatus(200)
    for (const text of ['₦50,000.00', 'Cheapest', 'Fastest', '0.90 kg, 10 x 10 x 10 cm']) {
      assert.include(removeProps(response.text()), text)
    }
    assert.notInclude(response.text(), 'style="')
  })

  test('the form comes first, and again with `change`', async ({ client, assert }) => {
    for (const query of ['', '?export=0', `?${TO_BRITAIN}&weight=0.9&change=1`]) {
      const response = await client.get(`/rates${query}`)
      response.assertStatus(200)
      assert.match(response.text(), /<form [^>]*action="\/rates"/)
      assert.notInclude(removeProps(response.text()), 'Why this price?')
    }
  })

  test('a measure that advice has put in is said beside what stood there', async ({
    client,
    assert,
  }) => {
    const shown = async (query: string) => {
      const response = await client.get(`/rates?${TO_BRITAIN}&change=1&weight=1${query}`)
      response.assertStatus(200)
      return removeProps(response.text())
    }
    const put = await shown('&advised=weight&was=1.05')
    assert.include(put, 'We have put in 1 kg instead of 1.05 kg.')
    assert.include(put, '1.05 kg before')
    assert.include(await shown('&length=29&advised=length&was=30'), 'We have put in 29 cm instead')
    for (const query of [
      '',
      '&advised=weight',
      '&advised=weight&was=a+stone',
      '&advised=originCountry&was=1',
      '&advised[]=weight&was[]=1',
    ]) {
      assert.notInclude(await shown(query), 'We have put in', query)
    }
  })

  test('what is wrong stands at its field', async ({ client, assert }) => {
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

  test('rubbish in the address is no failure of ours', async ({ client, assert }) => {
    for (const query of [
      'weight[]=1',
      'weight[a]=1&originCountry[]=NG',
      'export=0&originState=%00&originCity=%00&weight=1',
    ]) {
      const response = await client.get(`/rates?${query}`)
      assert.equal(response.status(), 422, query)
    }
  })

  test('too many questions are answered with when to come back', async ({ client, assert }) => {
    for (let count = 0; count < 60; count++) {
      await requestRates({})
    }
    const response = await client.get(`/rates?${TO_BRITAIN}&weight=0.9`)
    response.assertStatus(429)
    assert.include(removeProps(response.text()), 'Too many attempts. Please wait')
    assert.match(response.header('retry-after') ?? '', /^[1-9]\d?$/)
  })

  test('the page behind sign-in turns strangers away', async ({ client, assert }) => {
    const response = await client.get(`/base/shipment/rate?${TO_BRITAIN}&weight=1`).redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), '/signin')
  })
})
