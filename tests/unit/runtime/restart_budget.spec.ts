import { test, timeTravel } from '@japa/runner'
import { RestartBudget } from '../../../bin/runtime/restart_budget.js'

test.group('Starting again what died', () => {
  test('each quick death doubles the pause and the fifth is the last', ({ assert }) => {
    const budget = new RestartBudget()
    const pauses = Array.from({ length: 5 }, () => budget.died())
    assert.deepEqual(pauses, [250, 500, 1000, 2000, null])
  })

  test('what lived for a while before it died starts with a clean slate', ({ assert }) => {
    const budget = new RestartBudget()
    for (let death = 1; death <= 4; death++) {
      budget.died()
    }
    budget.born()
    timeTravel('1 minute')
    assert.equal(budget.died(), 250)
  })
})
