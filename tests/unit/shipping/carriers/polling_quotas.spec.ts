import { test } from '@japa/runner'
import { courierCallsPerDay } from '#shipping/carriers/polling/call_budget'
import { FLEETS, simulateDay } from '#tests/support/following/simulated_day'

test.group('Polling of five thousand parcels for a day', () => {
  test('stays within the quota, and leaves a quarter of it for after 6 a.m.: {name}')
    .with(FLEETS)
    .run(({ assert }, { carrier, ...fleet }) => {
      const budget = courierCallsPerDay.default[carrier]
      const { calls, callsByHour, looks, looksByUrgency } = simulateDay({ ...fleet, budget })
      assert.isAtMost(calls, budget)
      const byMorning = callsByHour.slice(0, 6).reduce((sum, one) => sum + one, 0)
      assert.isBelow(byMorning, budget * 0.75)
      // However small the quota is, parcels of every urgency are polled.
      assert.isAbove(Math.min(...Object.values(looksByUrgency)), 0)
      assert.isAtLeast(looks, fleet.parcels)
    })

  test('finds over three quarters of the events in time with the budget for FedEx', ({
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
