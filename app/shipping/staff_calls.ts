import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'

const ClearanceDocumentTypesController = () =>
  import('#shipping/documents/controllers/clearance_document_types_controller')
const ClearanceFilesController = () =>
  import('#shipping/documents/controllers/clearance_files_controller')
const ClearanceInitiationsController = () =>
  import('#shipping/documents/controllers/clearance_initiations_controller')
const ClearanceUploadsController = () =>
  import('#shipping/documents/controllers/clearance_uploads_controller')
const DiscountDeactivationsController = () =>
  import('#shipping/billing/controllers/discount_deactivations_controller')
const DiscountUsesController = () =>
  import('#shipping/billing/controllers/discount_uses_controller')
const DiscountsController = () => import('#shipping/billing/controllers/discounts_controller')
const ImportHistoriesController = () =>
  import('#shipping/history/imports/import_histories_controller')
const ImportTrackingController = () =>
  import('#shipping/history/imports/import_tracking_controller')
const ShipmentRetriesController = () =>
  import('#shipping/carriers/controllers/shipment_retries_controller')
const ShippingCostTypesController = () =>
  import('#shipping/billing/controllers/shipping_cost_types_controller')
const ShippingCostsController = () =>
  import('#shipping/billing/controllers/shipping_costs_controller')

// What staff do with a shipment after it was booked.
router
  .group(() => {
    router
      .put('/shipment/:id/retry', [ShipmentRetriesController, 'update'])
      .as('retries.update')
      .where('id', number)
    router
      .get('/shipping_cost/types', [ShippingCostTypesController, 'index'])
      .as('shipping_cost_types.index')
    router.post('/shipping_cost', [ShippingCostsController, 'store']).as('shipping_costs.store')
    router
      .delete('/shipping_cost/:id/:key', [ShippingCostsController, 'destroy'])
      .as('shipping_costs.destroy')
      .where('id', number)
    router
      .get('/shipment/shipping_document_type/all', [ClearanceDocumentTypesController, 'index'])
      .as('clearance_document_types.index')
    router
      .put('/shipment/clearance_document/initiated', [ClearanceInitiationsController, 'update'])
      .as('clearance_initiations.update')
    router
      .post('/shipment/clearance_document/upload/:shipmentId/:documentType', [
        ClearanceUploadsController,
        'store',
      ])
      .as('clearance_uploads.store')
      .where('shipmentId', number)
    router
      .get('/shipment/clearance_document/:id/file', [ClearanceFilesController, 'show'])
      .as('clearance_files.show')
      .where('id', number)
  })
  .use([middleware.signedIn(), middleware.can({ ability: 'bookAsStaff' })])
  .prefix('/api/v1')
  .as('api.shipping')

router
  .group(() => {
    router
      .get('/shipment/import/history', [ImportHistoriesController, 'index'])
      .as('import_history.index')
    router
      .get('/shipment/import/history/recent', [ImportHistoriesController, 'recent'])
      .as('import_history.recent')
    router
      .put('/shipment/import/tracking', [ImportTrackingController, 'update'])
      .as('import_tracking.update')
  })
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .prefix('/api/v1')
  .as('api.shipping')

// Gift codes, as staff keep them.
router
  .group(() => {
    router.get('/discount', [DiscountsController, 'index']).as('discounts.index')
    router.post('/discount', [DiscountsController, 'store']).as('discounts.store')
    router.get('/discount/:id', [DiscountsController, 'show']).as('discounts.show')
    router.put('/discount/:id', [DiscountsController, 'update']).as('discounts.update')
    router.get('/discount/:id/uses', [DiscountUsesController, 'index']).as('discount_uses.index')
    router
      .put('/discount/deactivate/:id', [DiscountDeactivationsController, 'store'])
      .as('discounts.deactivate')
    router
      .put('/discount/activate/:id', [DiscountDeactivationsController, 'destroy'])
      .as('discounts.activate')
  })
  .where('id', number)
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .prefix('/api/v1')
  .as('api.shipping')
