import { test, timeTravel } from '@japa/runner'
import { RestartBudget } from '../../../bin/runtime/restart_budget.js'

test.group('Restart budget', () => {
  test('doubles the pause after each quick exit, and allows no restart after the fifth', ({
    assert,
  }) => {
    const budget = new RestartBudget()
    const pauses = Array.from({ length: 5 }, () => budget.died())
    assert.deepEqual(pauses, [250, 500, 1000, 2000, null])
  })

  test('starts afresh after a process has lived for a minute', ({ assert }) => {
    const budget = new RestartBudget()
    for (let death = 1; death <= 4; death++) {
      budget.died()
    }
    budget.born()
    timeTravel('1 minute')
    assert.equal(budget.died(), 250)
  })
})
