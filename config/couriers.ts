import env from '#start/env'
import type { CourierDriverName } from '#shipping/carriers/courier_driver'

const isProduction = env.get('NODE_ENV') === 'production'

/** Who carries the parcels. An unknown driver name stops the boot: `start/env.ts` lists them. */
const couriers = {
  driver: (env.get('COURIER_DRIVER') ?? 'sandbox') satisfies CourierDriverName,

  /** How often the worker asks where the parcels are. */
  followEvery: env.get('COURIER_FOLLOW_EVERY') ?? (isProduction ? '5m' : '15s'),

  sandbox: {
    /** Seconds from one event of a parcel to its next. */
    paceSeconds: env.get('SANDBOX_COURIER_PACE_SECONDS') ?? (isProduction ? 4 * 3600 : 30),
  },
}

export default couriers
