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

async function carried(query: string) {
  const session = await PageSession.signedIn('member@sendam.test')
  const page = await session.visit(`/base/shipment/book${query}`)
  return page.props.carried
}

test.group('The booking page after a question for rates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is given its places by name, and its measures', async ({ assert }) => {
    const home = await carried(
      '?export=0&originState=NG_LA&originCity=IKEJA&destinationState=NG_FC&weight=2.5&length=10&width=20.5&height=0'
    )
    assert.deepEqual(home.origin, LAGOS)
    assert.containsSubset(home.destination, { country: 'NG', state: 'NG_FC', city: '' })
    assert.containsSubset(home, { weight: '2.5', length: '10', width: '20.5', height: '' })
    const abroad = await carried('?export=1&originCountry=NG&destinationCountry=GB&weight=1')
    assert.deepEqual(abroad.origin, { ...NOWHERE, country: 'NG' })
    assert.deepEqual(abroad.destination, { ...NOWHERE, country: 'GB' })
    const brought = await carried('?export=1&originCountry=GB&destinationCountry=NG&weight=1')
    assert.equal(brought.origin.country, 'GB')
  })

  test('without one is given nothing', async ({ assert }) => {
    assert.isNull(await carried(''))
    assert.isNull(await carried('?resume=1'))
    assert.isNull(await carried('?export=1'))
  })

  test('leaves out whatever it does not know', async ({ assert }) => {
    const odd = await carried(
      '?export=1&originCountry=XX&destinationCountry=%01&weight=-1&length=1e3&width=<b>&height[]=3'
    )
    assert.deepEqual(odd.origin, NOWHERE)
    assert.deepEqual(odd.destination, NOWHERE)
    assert.containsSubset(odd, { weight: '', length: '', width: '', height: '' })
    const mixed = await carried(
      '?export=0&originState=GB_ENG&originCity=IKEJA&destinationState=NG_FC&destinationCity=IKEJA&weight=1'
    )
    assert.deepEqual(mixed.origin, { ...NOWHERE, country: 'NG' })
    assert.containsSubset(mixed.destination, { state: 'NG_FC', city: '' })
  })
})
