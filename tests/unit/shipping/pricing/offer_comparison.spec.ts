import { test } from '@japa/runner'
import { markOffer, sortOffers } from '#shipping/pricing/rules/offer_comparison'

const offer = (courierName: string, paymentAmount: number, daysMin: number, daysMax: number) => ({
  courierName,
  paymentAmount,
  daysMin,
  daysMax,
})

const FEDEX = offer('FedEx', 50_000, 3, 5)
const UPS = offer('UPS', 55_000, 2, 6)
const DHL = offer('DHL', 70_000, 2, 5)
const BY_PRICE = [FEDEX, UPS, DHL]

const NEITHER = { isCheapest: false, isFastest: false }

test.group('Offers beside each other', () => {
  test('are cheapest by price, and fastest by the later day, then the earlier', ({ assert }) => {
    assert.deepEqual(
      BY_PRICE.map((one) => markOffer(one, BY_PRICE)),
      [{ isCheapest: true, isFastest: false }, NEITHER, { isCheapest: false, isFastest: true }]
    )
  })

  test('are neither if there is one only, or all are equal', ({ assert }) => {
    assert.deepEqual(markOffer(FEDEX, [FEDEX]), NEITHER)
    assert.deepEqual(markOffer(FEDEX, [FEDEX, { ...FEDEX, courierName: 'UPS' }]), NEITHER)
  })

  test('are sorted by price, arrival or courier', ({ assert }) => {
    const namesBy = (order: Parameters<typeof sortOffers>[1]) =>
      sortOffers(BY_PRICE, order).map(({ courierName }) => courierName)
    assert.deepEqual(namesBy('price'), ['FedEx', 'UPS', 'DHL'])
    assert.deepEqual(namesBy('arrives'), ['DHL', 'FedEx', 'UPS'])
    assert.deepEqual(namesBy('courier'), ['DHL', 'FedEx', 'UPS'])
  })
})
