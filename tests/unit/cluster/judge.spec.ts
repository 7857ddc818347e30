import { test } from '@japa/runner'
import type { Event } from '#tests/cluster/client/history'
import { History } from '#tests/cluster/client/history'
import { judgeOutside, judgeRegisters, judgeSet } from '#tests/cluster/judge/judge'
import { Lineage } from '#tests/cluster/judge/lineage'

function happened(kind: Event['kind'], changes: Partial<Event> = {}): Event {
  return {
    ...{ wallet: 1, kind, key: 'key', begin: 0, end: 0, type: 'ok', tries: 1, trouble: null },
    ...changes,
  }
}

const once = (...references: string[]) => new Map(references.map((one) => [one, 1]))

test.group('The judges of a cluster', () => {
  const booked = happened('book', { reference: 'A' })
  const paid = happened('pay', { reference: 'A', naira: 100 })

  test('find nothing where each confirmed payment was made once', ({ assert }) => {
    assert.deepEqual(judgeSet({ events: [booked, paid] }, once('A'), once('A')), [])
  })

  test('find a confirmed payment or booking that is lost', ({ assert }) => {
    assert.deepEqual(judgeSet({ events: [booked, paid] }, once(), once()), [
      'set: 1 confirmed payments are lost, such as A',
      'set: 1 confirmed bookings are lost, such as A',
    ])
  })

  test('let an unanswered payment be made or not, but not a refused one', ({ assert }) => {
    const unknown = [booked, { ...paid, type: 'unknown' as const }]
    assert.deepEqual(judgeSet({ events: unknown }, once('A'), once('A')), [])
    assert.deepEqual(judgeSet({ events: unknown }, once(), once('A')), [])
    const refused = [booked, { ...paid, type: 'fail' as const }]
    assert.deepEqual(judgeSet({ events: refused }, once('A'), once('A')), [
      'set: 1 refused payments were made, such as A',
    ])
  })

  test('find a payment made twice and a booking made twice', ({ assert }) => {
    const twice = new Map([['A', 2]])
    assert.deepEqual(judgeSet({ events: [booked, paid] }, twice, once('A', 'B')), [
      'set: 1 parcels were paid twice, such as A',
      'set: 2 parcels for 1 bookings',
    ])
  })

  test('follow a balance through a withdrawal with its fee', ({ assert }) => {
    const look = (naira: number) => happened('look', { naira })
    const withdrawn = happened('withdraw', { naira: 150 })
    assert.deepEqual(judgeRegisters({ events: [look(500), withdrawn, look(350)] }), [])
    assert.lengthOf(judgeRegisters({ events: [look(500), withdrawn, look(500)] }), 1)
  })

  test('find a balance that does not follow from the one before', ({ assert }) => {
    const look = (naira: number) => happened('look', { naira })
    const other = happened('look', { wallet: 2, naira: 5 })
    assert.deepEqual(judgeRegisters({ events: [look(500), other, paid, look(400)] }), [])
    assert.deepEqual(judgeRegisters({ events: [look(500), other, paid, look(500)] }), [
      'register: wallet 1 had ₦500 instead of ₦400',
    ])
  })

  test('let both balances be right after an unanswered payment', ({ assert }) => {
    const unknown = { ...paid, type: 'unknown' as const }
    const after = (naira: number) => [
      happened('look', { naira: 500 }),
      unknown,
      happened('look', { naira }),
    ]
    assert.deepEqual(judgeRegisters({ events: after(500) }), [])
    assert.deepEqual(judgeRegisters({ events: after(400) }), [])
    assert.lengthOf(judgeRegisters({ events: after(300) }), 1)
  })

  test('find a withdrawal that the bank paid twice, never or for nobody', ({ assert }) => {
    const asked = [happened('withdraw', { naira: 150 })]
    const row = { reference: 'W', kobo: 10_000, status: 'successful' }
    const transfers = new Map([['W', 10_000]])
    assert.deepEqual(judgeOutside({ events: asked }, [row], transfers), [])
    assert.deepEqual(judgeOutside({ events: asked }, [row], new Map()), [
      'outside: 1 withdrawals differ from the bank, such as W',
    ])
    assert.deepEqual(judgeOutside({ events: asked }, [{ ...row, status: 'failed' }], transfers), [
      'outside: 1 withdrawals differ from the bank, such as W',
    ])
    assert.deepEqual(judgeOutside({ events: asked }, [], transfers), [
      'outside: 1 transfers of the bank belong to no withdrawal, such as W',
      'outside: 0 withdrawals for 1 to 1 requests',
    ])
    assert.deepEqual(judgeOutside({ events: [] }, [row], transfers), [
      'outside: 1 withdrawals for 0 to 0 requests',
    ])
  })

  test('find two primaries of one timeline, and one that goes back', ({ assert }) => {
    const lineage = new Lineage()
    assert.isNull(lineage.add('n1', 1))
    assert.isNull(lineage.add('n2', 2))
    assert.isNull(lineage.add('n2', 2))
    assert.equal(lineage.add('n1', 2), 'timeline: n2 and n1 were primary of 2')
    assert.equal(lineage.add('n1', 1), 'timeline: n1 went back from 2 to 1')
  })

  test('measure the longest time without a payment, up to now', ({ assert }) => {
    const history = new History()
    for (const end of [1000, 3000, 9000]) history.add({ ...paid, end })
    assert.equal(history.longestPause(2000, 10_000), 6)
    assert.equal(history.longestPause(2000, 20_000), 11)
  })
})
