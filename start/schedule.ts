import { adminSchedule } from '#admin/schedule'
import { brandingSchedule } from '#branding/schedule'
import { identitySchedule } from '#identity/schedule'
import { sharedSchedule } from '#shared/schedule'
import { shippingSchedule } from '#shipping/schedule'
import { walletSchedule } from '#wallet/schedule'
import { registerSweeps, scheduleSweeps } from '#shared/queue/sweep'

const schedule = {
  ...sharedSchedule,
  ...identitySchedule,
  ...walletSchedule,
  ...shippingSchedule,
  ...brandingSchedule,
  ...adminSchedule,
}

registerSweeps(schedule)

export function scheduleJobs() {
  return scheduleSweeps(schedule)
}
