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
const line = (id: number, changes: Partial<typeof AMINA> = {}) => ({ id, ...AMINA, ...changes })
const idsOf = (groups: { id: number }[][]) => groups.map((group) => group.map(({ id }) => id))

test.group('Addresses that are probably the same', () => {
  test('share a phone however it is written', ({ assert }) => {
    const lines = [
      line(1),
      line(2, { phoneNumber: '+2348031234567', fullname: 'Amina B.', address: '2 Other Street' }),
      line(3, { phoneNumber: '08030000000', fullname: 'Bola Ade', address: '5 Allen Avenue' }),
    ]
    assert.deepEqual(idsOf(findDuplicates(lines)), [[1, 2]])
  })

  test('or name, address and city however they are spelt', ({ assert }) => {
    const lines = [
      line(1),
      line(2, {
        phoneNumber: '08030000001',
        fullname: 'AMINA  BELLO',
        address: '14, Aminu Kano crescent.',
      }),
      line(3, { phoneNumber: '08030000002', cityCode: 'IKEJA' }),
      line(4, { phoneNumber: '08030000003', address: '15 Aminu Kano Crescent' }),
    ]
    assert.deepEqual(idsOf(findDuplicates(lines)), [[1, 2]])
  })

  test('are so many at most that they can be merged at once', ({ assert }) => {
    const { address: street } = AMINA
    const chain = [
      line(1, { phoneNumber: '08030000001', address: '1 One Street' }),
      line(2, { phoneNumber: '08030000002', address: '2 Two Street' }),
      line(3, { phoneNumber: '08030000003', address: street }),
      line(4, { phoneNumber: '08030000002', address: street }),
      line(5, { phoneNumber: '08030000001', address: street }),
    ]
    assert.deepEqual(idsOf(findDuplicates(chain)), [[1, 2, 3, 4, 5]])
    const few = limitDuplicateGroup(chain, 3)
    assert.deepEqual(idsOf([few]), [[1, 3, 5]])
    assert.deepEqual(idsOf(findDuplicates(few)), [[1, 3, 5]])
    assert.deepEqual(limitDuplicateGroup(chain, 5), chain)
  })

  test('one that is like two others makes all three the same', ({ assert }) => {
    const lines = [
      line(1, { phoneNumber: '08030000001' }),
      line(2, { phoneNumber: '08030000002', address: '2 Other Street' }),
      line(3, { phoneNumber: '08030000002' }),
    ]
    assert.deepEqual(idsOf(findDuplicates(lines)), [[1, 2, 3]])
  })

  test('a sender and a receiver are never the same', ({ assert }) => {
    assert.deepEqual(findDuplicates([line(1), line(2, { side: 'origin' })]), [])
  })

  test('a nought in front means the country of the address', ({ assert }) => {
    const at = (phoneNumber: string, countryCode: string) =>
      phoneMatchKey({ phoneNumber, countryCode })
    assert.equal(at('0803 123 4567', 'NG'), at('+234 (0) 803 123 4567', 'NG'))
    assert.equal(at('020 7946 0000', 'GB'), at('+442079460000', 'GB'))
    assert.notEqual(at('0112345678', 'GB'), at('0112345678', 'NG'))
    assert.equal(at('+442079460000', 'GB'), at('00442079460000', 'GB'))
  })

  test('twenty thousand that share one phone are found at once', ({ assert }) => {
    const lines = Array.from({ length: 20_000 }, (_, at) =>
      line(at, { fullname: `Receiver ${at}` })
    )
    const [group] = findDuplicates(lines)
    assert.lengthOf(group!, 20_000)
  })
})

test.group('A landmark', () => {
  test('stands beside the address where there is room for both: {$self}')
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

  test('a sender has less room', ({ assert }) => {
    const address = 'x'.repeat(60)
    assert.equal(withLandmark(address, 'Wuse Market', 'origin'), address)
    assert.notEqual(withLandmark(address, 'Wuse Market', 'destination'), address)
  })
})

test.group('Local governments', () => {
  test('there are 774 in 37 states, each once', ({ assert }) => {
    const codes =
      'AB AD AK AN BA BE BO BY CR DE EB ED EK EN FC GO IM JI KD KE KN KO KT KW LA NA NI OG ON OS OY PL RI SO TA YO ZA'
    const lists = codes.split(' ').map((code) => localGovernmentsOf(`NG_${code}`))
    assert.isTrue(lists.every((names) => names.length >= 6 && new Set(names).size === names.length))
    assert.lengthOf(lists.flat(), 774)
    assert.deepEqual(localGovernmentsOf('US_LA'), [])
    assert.include(localGovernmentsOf('NG_KT'), 'Katsina')
  })
})
