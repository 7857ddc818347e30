import { adminClock } from '#admin/clock'
import { brandingClock } from '#branding/clock'
import { identityClock } from '#identity/clock'
import { sharedClock } from '#shared/clock'
import { shippingClock } from '#shipping/clock'
import { walletClock } from '#wallet/clock'
import { registerSweeps, scheduleSweeps } from '#shared/queue/sweep'

const clock = {
  ...sharedClock,
  ...identityClock,
  ...walletClock,
  ...shippingClock,
  ...brandingClock,
  ...adminClock,
}

registerSweeps(clock)

export function scheduleJobs() {
  return scheduleSweeps(clock)
}
