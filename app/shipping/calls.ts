import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'

const AddressesController = () => import('#shipping/booking/controllers/addresses_controller')
const AppliedDiscountsController = () =>
  import('#shipping/billing/controllers/applied_discounts_controller')
const BookingsController = () => import('#shipping/booking/controllers/bookings_controller')
const CardCheckoutsController = () =>
  import('#shipping/billing/controllers/card_checkouts_controller')
const DangerousGoodsController = () =>
  import('#shipping/booking/controllers/dangerous_goods_controller')
const DashboardsController = () => import('#shipping/home/dashboards_controller')
const DocumentTokensController = () =>
  import('#shipping/documents/controllers/document_tokens_controller')
const DropOffLocationsController = () =>
  import('#shipping/booking/controllers/drop_off_locations_controller')
const IncompleteBookingsController = () =>
  import('#shipping/booking/controllers/incomplete_bookings_controller')
const ItemCategoriesController = () =>
  import('#shipping/booking/controllers/item_categories_controller')
const LocationsController = () => import('#shipping/places/locations_controller')
const PaymentInitiationsController = () =>
  import('#shipping/billing/controllers/payment_initiations_controller')
const PaymentsController = () => import('#shipping/billing/controllers/payments_controller')
const QuotesController = () => import('#shipping/booking/controllers/quotes_controller')
const RateQuotesController = () => import('#shipping/pricing/calculator/rate_quotes_controller')
const ShipmentExportsController = () => import('#shipping/history/shipment_exports_controller')
const ShipmentHistoriesController = () => import('#shipping/history/shipment_histories_controller')
const ShipmentVoidsController = () =>
  import('#shipping/carriers/controllers/shipment_voids_controller')
const ShipmentsController = () => import('#shipping/booking/controllers/shipments_controller')
const ShippingBoxesController = () =>
  import('#shipping/booking/controllers/shipping_boxes_controller')
const SignatureFeesController = () =>
  import('#shipping/booking/controllers/signature_fees_controller')
const TrackingController = () => import('#shipping/tracking/tracking_controller')

// Calls that anyone may make.
router
  .group(() => {
    router.get('/locations', [LocationsController, 'index']).as('locations.index')
    router.get('/locations/:key', [LocationsController, 'show']).as('locations.show')
    router.post('/rate/quote', [RateQuotesController, 'store']).as('rate_quotes.store')
    router.get('/shipment/:trackingNumber/track', [TrackingController, 'show']).as('tracking.show')
  })
  .prefix('/api/v1')
  .as('api.shipping')

router
  .group(() => {
    router.post('/shipment/check_rate', [QuotesController, 'store']).as('quotes.store')
    router.post('/shipment', [ShipmentsController, 'store']).as('shipments.store')
    router
      .post('/shipment/applyDiscount', [AppliedDiscountsController, 'store'])
      .as('applied_discounts.store')
    router
      .delete('/shipment/:id/discount', [AppliedDiscountsController, 'destroy'])
      .as('applied_discounts.destroy')
      .where('id', number)
    router
      .get('/shipment/:id/detail', [ShipmentsController, 'show'])
      .as('shipments.show')
      .where('id', number)
    router
      .post('/shipment/:ref/make_payment/:balance', [PaymentsController, 'store'])
      .as('payments.store')
    router
      .post('/shipment/:id/card_checkout', [CardCheckoutsController, 'store'])
      .as('card_checkouts.store')
      .where('id', number)
    router
      .put('/shipment/:id/paymentInitiated', [PaymentInitiationsController, 'update'])
      .as('payment_initiations.update')
      .where('id', number)
    router
      .get('/shipment/incomplete', [IncompleteBookingsController, 'index'])
      .as('incomplete_bookings.index')
    router
      .get('/shipment/:id/incomplete/detail', [IncompleteBookingsController, 'show'])
      .as('incomplete_bookings.show')
      .where('id', number)
    router
      .delete('/shipment/:id/cancelBooking', [BookingsController, 'destroy'])
      .as('bookings.destroy')
      .where('id', number)
    router
      .delete('/shipment/void/:id', [ShipmentVoidsController, 'store'])
      .as('voids.store')
      .use(middleware.can({ ability: 'bookAsStaff' }))
      .where('id', number)
    router.get('/shipment/history', [ShipmentHistoriesController, 'index']).as('history.index')
    router.get('/shipment/history.csv', [ShipmentExportsController, 'show']).as('history.export')
    router
      .get('/shipment/history/recent', [ShipmentHistoriesController, 'recent'])
      .as('history.recent')
    router
      .get('/dashboard/:id?', [DashboardsController, 'show'])
      .as('dashboard.show')
      .where('id', number)
    router.get('/shipment/addresses', [AddressesController, 'index']).as('addresses.index')
    router
      .get('/files/token/:document/:trackingNumber', [DocumentTokensController, 'show'])
      .as('document_tokens.show')
      .where('document', /^(waybill|invoice)$/)
      .where('trackingNumber', number)
  })
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.shipping')

router
  .group(() => {
    router
      .get('/shipment/item_category/all', [ItemCategoriesController, 'index'])
      .as('item_categories.index')
    router
      .get('/shipment/shippingBoxes', [ShippingBoxesController, 'index'])
      .as('shipping_boxes.index')
      .use(middleware.can({ ability: 'bookAsStaff' }))
    router
      .get('/shipment/signatureServiceFee', [SignatureFeesController, 'show'])
      .as('signature_fee.show')
    router
      .get('/shipment/dropOffLocations', [DropOffLocationsController, 'index'])
      .as('drop_off_locations.index')
    router
      .get('/config/dangerous_goods', [DangerousGoodsController, 'index'])
      .as('dangerous_goods.index')
  })
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.shipping')
