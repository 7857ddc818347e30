import { test } from '@japa/runner'
import { courierCallsPerDay } from '#shipping/carriers/polling/call_budget'
import { FLEETS, simulateDay } from '#tests/support/following/simulated_day'

test.group('Five thousand parcels of one carrier for a day', () => {
  test('{name}: within its quota, and not all of it in the morning')
    .with(FLEETS)
    .run(({ assert }, { carrier, ...fleet }) => {
      const budget = courierCallsPerDay.default[carrier]
      const { calls, callsByHour, looks, looksByUrgency } = simulateDay({ ...fleet, budget })
      assert.isAtMost(calls, budget)
      const byMorning = callsByHour.slice(0, 6).reduce((sum, one) => sum + one, 0)
      assert.isBelow(byMorning, budget * 0.75)
      // No parcel is neglected, however small the budget is.
      assert.isAbove(Math.min(...Object.values(looksByUrgency)), 0)
      assert.isAtLeast(looks, fleet.parcels)
    })

  test('with as many calls as it takes, nearly all news is heard within two hours', ({
    assert,
  }) => {
    const { carrier, ...fleet } = FLEETS.find((one) => one.carrier === 'fedex')!
    const { news, newsInTime } = simulateDay({
      ...fleet,
      budget: courierCallsPerDay.default[carrier],
    })
    assert.isAbove(news, 1000)
    assert.isAbove(newsInTime / news, 0.75)
  })
})
