import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { quietHoursEnd } from '#branding/notifications/outbox/quiet_hours'

const at = (iso: string) => DateTime.fromISO(iso, { zone: 'Africa/Lagos' })
const formatEnd = (hours: [string, string], iso: string, quiet = true) =>
  quietHoursEnd({ quiet, quietFrom: hours[0], quietUntil: hours[1] }, at(iso))?.toFormat(
    'dd HH:mm'
  ) ?? null

test.group('Quiet hours', () => {
  test('may span midnight; they include their first minute, but not the minute at which they end', ({
    assert,
  }) => {
    const night: [string, string] = ['21:00', '07:00']
    assert.isNull(formatEnd(night, '2026-11-20T20:59:59'))
    assert.equal(formatEnd(night, '2026-11-20T21:00:00'), '21 07:00')
    assert.equal(formatEnd(night, '2026-11-21T00:00:00'), '21 07:00')
    assert.equal(formatEnd(night, '2026-11-21T06:59:59'), '21 07:00')
    assert.isNull(formatEnd(night, '2026-11-21T07:00:00'))
    assert.isNull(formatEnd(night, '2026-11-20T23:00:00', false))
  })

  test('can lie within one day, and follow Lagos time on any server', ({ assert }) => {
    const noon: [string, string] = ['12:00', '14:30']
    assert.isNull(formatEnd(noon, '2026-11-20T11:59'))
    assert.equal(formatEnd(noon, '2026-11-20T13:00'), '20 14:30')
    assert.isNull(formatEnd(noon, '2026-11-20T14:30'))
    const utc = DateTime.fromISO('2026-11-20T20:30:00Z')
    const until = quietHoursEnd({ quiet: true, quietFrom: '21:00', quietUntil: '07:00' }, utc)
    assert.equal(until?.toUTC().toISO(), '2026-11-21T06:00:00.000Z')
  })
})
