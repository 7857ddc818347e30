import { test } from '@japa/runner'
import { localGovernmentsOf } from '#shipping/places/rules/local_governments'
import { withLandmark } from '#shipping/booking/rules/landmarks'
import {
  limitDuplicateGroup,
  phoneMatchKey,
  findDuplicates,
} from '#shipping/addresses/duplicate_addresses'

const AMINA = {
  side: 'destination',
  fullname: 'Amina Bello',
  phoneNumber: '08031234567',
  address: '14 Aminu Kano Crescent',
  countryCode: 'NG',
  stateKey: 'NG_FC',
  cityCode: 'WUSE',
  cityName: 'Wuse',
}
const savedAddress = (id: number, changes: Partial<typeof AMINA> = {}) => ({
  id,
  ...AMINA,
  ...changes,
})
const idsOf = (groups: { id: number }[][]) => groups.map((group) => group.map(({ id }) => id))

test.group('Duplicate addresses', () => {
  test('share a phone number, in whatever notation', ({ assert }) => {
    const addresses = [
      savedAddress(1),
      savedAddress(2, {
        phoneNumber: '+2348031234567',
        fullname: 'Amina B.',
        address: '2 Other Street',
      }),
      savedAddress(3, {
        phoneNumber: '08030000000',
        fullname: 'Bola Ade',
        address: '5 Allen Avenue',
      }),
    ]
    assert.deepEqual(idsOf(findDuplicates(addresses)), [[1, 2]])
  })

  test('share name, address and city, in whatever spelling', ({ assert }) => {
    const addresses = [
      savedAddress(1),
      savedAddress(2, {
        phoneNumber: '08030000001',
        fullname: 'AMINA  BELLO',
        address: '14, Aminu Kano crescent.',
      }),
      savedAddress(3, { phoneNumber: '08030000002', cityCode: 'IKEJA' }),
      savedAddress(4, { phoneNumber: '08030000003', address: '15 Aminu Kano Crescent' }),
    ]
    assert.deepEqual(idsOf(findDuplicates(addresses)), [[1, 2]])
  })

  test('can be limited to a number; those listed are then duplicates of each other', ({
    assert,
  }) => {
    const { address: street } = AMINA
    const chain = [
      savedAddress(1, { phoneNumber: '08030000001', address: '1 One Street' }),
      savedAddress(2, { phoneNumber: '08030000002', address: '2 Two Street' }),
      savedAddress(3, { phoneNumber: '08030000003', address: street }),
      savedAddress(4, { phoneNumber: '08030000002', address: street }),
      savedAddress(5, { phoneNumber: '08030000001', address: street }),
    ]
    assert.deepEqual(idsOf(findDuplicates(chain)), [[1, 2, 3, 4, 5]])
    const few = limitDuplicateGroup(chain, 3)
    assert.deepEqual(idsOf([few]), [[1, 3, 5]])
    assert.deepEqual(idsOf(findDuplicates(few)), [[1, 3, 5]])
    assert.deepEqual(limitDuplicateGroup(chain, 5), chain)
  })

  test('form one group of three when one matches two others', ({ assert }) => {
    const addresses = [
      savedAddress(1, { phoneNumber: '08030000001' }),
      savedAddress(2, { phoneNumber: '08030000002', address: '2 Other Street' }),
      savedAddress(3, { phoneNumber: '08030000002' }),
    ]
    assert.deepEqual(idsOf(findDuplicates(addresses)), [[1, 2, 3]])
  })

  test('never include both a sender and a receiver', ({ assert }) => {
    assert.deepEqual(findDuplicates([savedAddress(1), savedAddress(2, { side: 'origin' })]), [])
  })

  test('are compared by phone number, whose leading zero depends on the country of the address', ({
    assert,
  }) => {
    const at = (phoneNumber: string, countryCode: string) =>
      phoneMatchKey({ phoneNumber, countryCode })
    assert.equal(at('0803 123 4567', 'NG'), at('+234 (0) 803 123 4567', 'NG'))
    assert.equal(at('020 7946 0000', 'GB'), at('+442079460000', 'GB'))
    assert.notEqual(at('0112345678', 'GB'), at('0112345678', 'NG'))
    assert.equal(at('+442079460000', 'GB'), at('00442079460000', 'GB'))
  })

  test('are found quickly even if twenty thousand share a phone', ({ assert }) => {
    const addresses = Array.from({ length: 20_000 }, (_, at) =>
      savedAddress(at, { fullname: `Receiver ${at}` })
    )
    const [group] = findDuplicates(addresses)
    assert.lengthOf(group!, 20_000)
  })
})

test.group('A landmark', () => {
  test('is added to the address if there is room for both: {$self}')
    .with([
      ['14 Kano Crescent', 'Wuse Market', '14 Kano Crescent, near Wuse Market'],
      ['14 Kano Crescent', 'Opposite Wuse Market', '14 Kano Crescent, Opposite Wuse Market'],
      ['14 Kano Crescent, near Wuse Market', 'wuse market', '14 Kano Crescent, near Wuse Market'],
      ['14 Kano Crescent', null, '14 Kano Crescent'],
      ['x'.repeat(80), 'Wuse Market', 'x'.repeat(80)],
    ] as const)
    .run(({ assert }, [address, landmark, whole]) => {
      assert.equal(withLandmark(address, landmark, 'destination'), whole)
    })

  test('has less room in the address of a sender', ({ assert }) => {
    const address = 'x'.repeat(60)
    assert.equal(withLandmark(address, 'Wuse Market', 'origin'), address)
    assert.notEqual(withLandmark(address, 'Wuse Market', 'destination'), address)
  })
})

test.group('Local governments', () => {
  test('are 774 in 37 states, each listed once', ({ assert }) => {
    const codes =
      'AB AD AK AN BA BE BO BY CR DE EB ED EK EN FC GO IM JI KD KE KN KO KT KW LA NA NI OG ON OS OY PL RI SO TA YO ZA'
    const lists = codes.split(' ').map((code) => localGovernmentsOf(`NG_${code}`))
    assert.isTrue(lists.every((names) => names.length >= 6 && new Set(names).size === names.length))
    assert.lengthOf(lists.flat(), 774)
    assert.deepEqual(localGovernmentsOf('US_LA'), [])
    assert.include(localGovernmentsOf('NG_KT'), 'Katsina')
  })
})
