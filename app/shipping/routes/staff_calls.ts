import router from '@adonisjs/core/services/router'
import { number } from '#shared/route_params'
import { middleware } from '#start/kernel'

const ClearanceDocumentTypesController = () =>
  import('#shipping/controllers/clearance_document_types_controller')
const ClearanceFilesController = () => import('#shipping/controllers/clearance_files_controller')
const ClearanceInitiationsController = () =>
  import('#shipping/controllers/clearance_initiations_controller')
const ClearanceUploadsController = () =>
  import('#shipping/controllers/clearance_uploads_controller')
const DiscountDeactivationsController = () =>
  import('#shipping/controllers/discount_deactivations_controller')
const DiscountUsesController = () => import('#shipping/controllers/discount_uses_controller')
const DiscountsController = () => import('#shipping/controllers/discounts_controller')
const ImportHistoriesController = () => import('#shipping/controllers/import_histories_controller')
const ImportTrackingController = () => import('#shipping/controllers/import_tracking_controller')
const ShipmentRetriesController = () => import('#shipping/controllers/shipment_retries_controller')
const ShippingCostTypesController = () =>
  import('#shipping/controllers/shipping_cost_types_controller')
const ShippingCostsController = () => import('#shipping/controllers/shipping_costs_controller')

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
