import { test } from '@japa/runner'
import { secondsUntilRetry } from '#identity/webhooks/delivering/retry_schedule'

const PLAN = [5, 300]
const NO_JITTER = () => 0.5
const NO_RESPONSE = { status: null, headers: null }

function waitAfter(status: number, wait: string) {
  return secondsUntilRetry(1, { status, headers: { 'retry-after': wait } }, PLAN, NO_JITTER)
}

test.group('Webhook retry', () => {
  test('waits as scheduled, give or take 10%, and does not happen after the end of the schedule', ({
    assert,
  }) => {
    assert.equal(secondsUntilRetry(1, NO_RESPONSE, PLAN, NO_JITTER), 5)
    assert.equal(secondsUntilRetry(2, NO_RESPONSE, PLAN, NO_JITTER), 300)
    assert.closeTo(
      secondsUntilRetry(1, NO_RESPONSE, PLAN, () => 0)!,
      4.5,
      0.001
    )
    assert.closeTo(
      secondsUntilRetry(1, NO_RESPONSE, PLAN, () => 1)!,
      5.5,
      0.001
    )
    assert.isNull(secondsUntilRetry(3, NO_RESPONSE, PLAN, NO_JITTER))
  })

  test('waits longer if a 429 or 503 response says so, up to a day, but never shorter than scheduled', ({
    assert,
  }) => {
    assert.equal(waitAfter(429, '120'), 120)
    assert.equal(waitAfter(503, '1'), 5)
    assert.equal(waitAfter(429, '99999999'), 86_400)
    assert.equal(waitAfter(500, '120'), 5)
    assert.equal(waitAfter(429, 'soon'), 5)
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    assert.closeTo(waitAfter(429, inAnHour)!, 3600, 5)
  })
})
