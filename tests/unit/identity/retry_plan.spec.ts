import { test } from '@japa/runner'
import { secondsUntilRetry } from '#identity/webhooks/delivering/retry_schedule'

const PLAN = [5, 300]
const MIDDLE = () => 0.5
const AWAY = { status: null, headers: null }

function asked(status: number, wait: string) {
  return secondsUntilRetry(1, { status, headers: { 'retry-after': wait } }, PLAN, MIDDLE)
}

test.group('When a delivery is tried again', () => {
  test('follows the plan, a tenth earlier or later, and ends with it', ({ assert }) => {
    assert.equal(secondsUntilRetry(1, AWAY, PLAN, MIDDLE), 5)
    assert.equal(secondsUntilRetry(2, AWAY, PLAN, MIDDLE), 300)
    assert.closeTo(
      secondsUntilRetry(1, AWAY, PLAN, () => 0)!,
      4.5,
      0.001
    )
    assert.closeTo(
      secondsUntilRetry(1, AWAY, PLAN, () => 1)!,
      5.5,
      0.001
    )
    assert.isNull(secondsUntilRetry(3, AWAY, PLAN, MIDDLE))
  })

  test('is later where the endpoint asks for time, up to a day, and never earlier', ({
    assert,
  }) => {
    assert.equal(asked(429, '120'), 120)
    assert.equal(asked(503, '1'), 5)
    assert.equal(asked(429, '99999999'), 86_400)
    assert.equal(asked(500, '120'), 5)
    assert.equal(asked(429, 'soon'), 5)
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    assert.closeTo(asked(429, inAnHour)!, 3600, 5)
  })
})
