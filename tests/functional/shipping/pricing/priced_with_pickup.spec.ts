import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { buildEstimateRequest } from '#shipping/booking/components/price/estimate_request'
import { toSubmission } from '#shipping/booking/components/form/form_submission'
import ItemCategory from '#shipping/pricing/models/item_category'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { filledForm, pack, SHIRT } from '#tests/unit/shipping/booking/form/a_booking'

type Rate = { courier: string; shippingRate: number }

const priceOf = (rates: Rate[], courier: string) =>
  rates.find((rate) => rate.courier === courier)?.shippingRate

test.group('Price with pickup', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('landing page, calculator and estimate show the price of the later bill', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const { id: category } = await ItemCategory.firstOrCreate({ name: 'Clothing' })
    const form = pack({ ...filledForm(), packages: [] }, '0.9', [{ ...SHIRT, category }])

    const quoted = await apiClient('post', '/shipment/check_rate', toSubmission(form))
    quoted.assertStatus(200)
    const { quoteId, courierRates } = quoted.body().data
    const { courier: preferredCourier } = courierRates[0]
    const booked = await apiClient('post', '/shipment', {
      ...toSubmission(form),
      preferredCourier,
      quoteId,
    })
    booked.assertStatus(201)
    const bill = await apiClient('get', `/shipment/${booked.body().data.id}/detail`)
    const { paymentAmount, pickup } = bill.body().data
    assert.isTrue(pickup)

    const visitor = new PageSession()
    const landing = await visitor.get('/')
    const html = await landing.text()
    const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)]
    const rateQuery = new URLSearchParams([
      ...hidden.map(([, name, value]) => [name!, value!]),
      ['destinationCountry', 'GB'],
      ['weight', '0.9'],
    ])
    const rates = await visitor.visit(`/rates?${rateQuery}`)
    assert.equal(priceOf(rates.props.quote.courierRates, preferredCourier), paymentAmount)

    const request = {
      export: true,
      origin: { country: 'NG' },
      destination: { country: 'GB' },
      items: [{ quantity: 1, weight: 0.9, packageDimension: [0, 0, 0] }],
    }
    const answer = await visitor.send('POST', '/api/v1/rate/quote', request)
    const calculator = await answer.json()
    assert.equal(priceOf(calculator.data.courierRates, preferredCourier), paymentAmount)

    const estimate = await apiClient('post', '/rate/quote', buildEstimateRequest(form, [])!)
    assert.equal(priceOf(estimate.body().data.courierRates, preferredCourier), paymentAmount)
  })
})
