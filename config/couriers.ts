import env from '#start/env'
import {
  readCarrierAccounts,
  resolveCourierConnections,
  driversByCarrier,
} from '#shipping/pricing/carrier_accounts'

const isProduction = env.get('NODE_ENV') === 'production'

const accounts = readCarrierAccounts(process.env)
const connections = resolveCourierConnections({
  driver: env.get('COURIER_DRIVER'),
  accounts,
  isProduction,
})

/** A driver name that `start/env.ts` does not list stops the boot. */
const couriers = {
  accounts,

  connections,

  /** The driver of each courier; null if there is none and staff book by hand. */
  drivers: driversByCarrier(connections),

  followEvery: env.get('COURIER_FOLLOW_EVERY') ?? (isProduction ? '1m' : '15s'),

  /** How long a call that books and pays waits for the label. */
  waiting: { patienceMs: env.get('NODE_ENV') === 'test' ? 0 : 10_000, pauseMs: 10 },

  sandbox: {
    paceSeconds: env.get('SANDBOX_COURIER_PACE_SECONDS') ?? (isProduction ? 4 * 3600 : 30),

    /** Seconds between two events in test mode, so that a parcel arrives within minutes. */
    testPaceSeconds: 20,
  },
}

export default couriers
