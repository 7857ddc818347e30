import { test } from '@japa/runner'
import { buildEstimateRequest } from '#shipping/booking/components/price/estimate_request'
import { withCountry, withAddressState } from '#shipping/booking/components/form/form_model'
import {
  withPackage,
  withItem,
  changeWorkingPackage,
} from '#shipping/booking/components/packages/packages_model'
import { blankForm, filledForm, pack, SHIRT } from '#tests/unit/shipping/booking/form/a_booking'

const BOX = { id: 4, name: 'Small', weight: 0.25, length: 10, width: 10, height: 10, fee: 1000 }

test.group('Estimate beside the booking form', () => {
  test('is requested for one package with the billed weight of all', ({ assert }) => {
    const more = changeWorkingPackage(withItem(filledForm(), SHIRT, null), {
      weight: '1',
      length: '50',
      width: '20',
      height: '10',
      expressBoxId: 4,
    })
    assert.deepEqual(buildEstimateRequest(withPackage(more), [BOX]), {
      export: true,
      origin: { country: 'NG', state: 'NG_LA', city: 'IKEJA' },
      destination: { country: 'GB', state: 'GB_ENG', city: null },
      items: [{ quantity: 1, weight: 3.75, packageDimension: [0, 0, 0] }],
    })
  })

  test('is not requested without a package and a route', ({ assert }) => {
    assert.isNull(buildEstimateRequest({ ...filledForm(), packages: [] }, []))
    assert.isNull(buildEstimateRequest(pack(blankForm(), '1'), []))
  })

  test('needs both states within Nigeria', ({ assert }) => {
    const home = withCountry(filledForm(), 'destination', 'NG')
    assert.isNull(buildEstimateRequest(home, []))
    const known = withAddressState(home, 'destination', { value: 'NG_OG', label: 'Ogun' })
    assert.isFalse(buildEstimateRequest(known, [])?.export)
  })
})
