import { test } from '@japa/runner'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { toDisplayMoment } from '../../../inertia/ui/iso_dates.js'

test('A page formats a moment as the server does, without a leading zero in the day', ({
  assert,
}) => {
  const moment = '2026-11-05T08:05:00Z'
  assert.equal(toDisplayMoment(moment), '5 Nov 2026, 09:05 AM')
  assert.equal(toDisplayMoment(moment), formatLagosTimestamp(new Date(moment)))
})
