import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { isOverdue } from '#shipping/shipment/parcel_progress'

test.group('Late parcel', (group) => {
  group.each.setup(() => () => {
    Settings.now = () => Date.now()
    Settings.defaultZone = 'system'
  })

  test('is late from the first minute of the next day in Lagos, with a server in {$self}')
    .with(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])
    .run(({ assert }, zone) => {
      Settings.defaultZone = zone
      const shipment = {
        ...({ status: 'COURIER_ASSIGNED', trackingState: null, isDelivered: false } as const),
        estimatedDeliveryOn: '2026-12-08',
      }
      const isLateAt = (moment: string) => {
        Settings.now = () => Date.parse(moment)
        return isOverdue(shipment)
      }
      assert.isFalse(isLateAt('2026-12-08T00:00:00+01:00'))
      assert.isFalse(isLateAt('2026-12-08T23:59:59+01:00'))
      assert.isTrue(isLateAt('2026-12-09T00:00:00+01:00'))
    })
})
