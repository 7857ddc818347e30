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

/** Who carries the parcels. An unknown driver name stops the boot: `start/env.ts` lists them. */
const couriers = {
  /** Our accounts with the companies. */
  accounts,

  /** The drivers that are set up here. */
  connections,

  /** Which of them carries for each company. Null: nobody, unless staff do it by hand. */
  drivers: driversByCarrier(connections),

  /** How often the worker looks whose turn it is to be asked after. */
  followEvery: env.get('COURIER_FOLLOW_EVERY') ?? (isProduction ? '1m' : '15s'),

  /** For the label, before a program that books and pays in one call gets its answer without it. */
  waiting: { patienceMs: env.get('NODE_ENV') === 'test' ? 0 : 10_000, pauseMs: 250 },

  sandbox: {
    /** Seconds from one event of a parcel to its next. */
    paceSeconds: env.get('SANDBOX_COURIER_PACE_SECONDS') ?? (isProduction ? 4 * 3600 : 30),

    /** The same of test mode: who tries something out waits for it, so a parcel arrives within minutes. */
    testPaceSeconds: 20,
  },
}

export default couriers
