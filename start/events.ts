import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import AccountOpened from '#identity/events/account_opened'
import ShipmentMoved from '#shipping/events/shipment_moved'
import ShipmentPaid from '#shipping/events/shipment_paid'
import TransferReported from '#wallet/events/transfer_reported'
import { sellBy } from '#wallet/funding/sellers'

emitter.onError((event, error) => {
  logger.error({ err: error, event: String(event) }, 'A listener failed')
})

emitter.on(AccountOpened, [() => import('#wallet/listeners/credit_newcomer'), 'handle'])
emitter.on(ShipmentPaid, [() => import('#shipping/listeners/reward_referrer'), 'handle'])
emitter.on(TransferReported, [() => import('#wallet/listeners/settle_withdrawal'), 'handle'])

sellBy('shipment', () => import('#shipping/shipment_seller'))
emitter.on(ShipmentMoved, [() => import('#branding/listeners/tell_receiver'), 'handle'])
