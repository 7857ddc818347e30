import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const NOWHERE = { country: '', state: '', stateName: '', city: '', cityName: '' }
const LAGOS = {
  country: 'NG',
  state: 'NG_LA',
  stateName: 'Lagos',
  city: 'IKEJA',
  cityName: 'Ikeja',
}

async function loadRatePrefill(query: string) {
  const session = await PageSession.signedIn('member@sendam.test')
  const page = await session.visit(`/base/shipment/book${query}`)
  return page.props.ratePrefill
}

test.group('Booking page opened from the rate calculator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('takes over the places, with their names, and the measurements', async ({ assert }) => {
    const home = await loadRatePrefill(
      '?export=0&originState=NG_LA&originCity=IKEJA&destinationState=NG_FC&weight=2.5&length=10&width=20.5&height=0'
    )
    assert.deepEqual(home.origin, LAGOS)
    assert.containsSubset(home.destination, { country: 'NG', state: 'NG_FC', city: '' })
    assert.containsSubset(home, { weight: '2.5', length: '10', width: '20.5', height: '' })
    const abroad = await loadRatePrefill(
      '?export=1&originCountry=NG&destinationCountry=GB&weight=1&courier=DHL'
    )
    assert.equal(abroad.courier, 'DHL')
    assert.deepEqual(abroad.origin, { ...NOWHERE, country: 'NG' })
    assert.deepEqual(abroad.destination, { ...NOWHERE, country: 'GB' })
    const brought = await loadRatePrefill(
      '?export=1&originCountry=GB&destinationCountry=NG&weight=1'
    )
    assert.equal(brought.origin.country, 'GB')
  })

  test('takes over nothing without a complete query', async ({ assert }) => {
    assert.isNull(await loadRatePrefill(''))
    assert.isNull(await loadRatePrefill('?resume=1'))
    assert.isNull(await loadRatePrefill('?export=1'))
  })

  test('leaves out unknown places and invalid measurements', async ({ assert }) => {
    const odd = await loadRatePrefill(
      '?export=1&originCountry=XX&destinationCountry=%01&weight=-1&length=1e3&width=<b>&height[]=3'
    )
    assert.deepEqual(odd.origin, NOWHERE)
    assert.deepEqual(odd.destination, NOWHERE)
    assert.containsSubset(odd, { weight: '', length: '', width: '', height: '' })
    const mixed = await loadRatePrefill(
      '?export=0&originState=GB_ENG&originCity=IKEJA&destinationState=NG_FC&destinationCity=IKEJA&weight=1'
    )
    assert.deepEqual(mixed.origin, { ...NOWHERE, country: 'NG' })
    assert.containsSubset(mixed.destination, { state: 'NG_FC', city: '' })
  })
})
