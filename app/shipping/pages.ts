import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'

const BookPageController = () => import('#shipping/booking/controllers/book_page_controller')
const CompletionPageController = () =>
  import('#shipping/booking/controllers/completion_page_controller')
const DiscountsPageController = () =>
  import('#shipping/billing/controllers/discounts_page_controller')
const HistoryPageController = () => import('#shipping/history/history_page_controller')
const ImportCompletionPageController = () =>
  import('#shipping/booking/controllers/import_completion_page_controller')
const ImportHistoryPageController = () =>
  import('#shipping/history/imports/import_history_page_controller')
const PublicRatesPageController = () =>
  import('#shipping/pricing/calculator/public_rates_page_controller')
const PublicTrackingPageController = () =>
  import('#shipping/tracking/public_tracking_page_controller')
const RatePageController = () => import('#shipping/pricing/calculator/rate_page_controller')
const TrackPageController = () => import('#shipping/tracking/track_page_controller')

router.get('/rates', [PublicRatesPageController, 'render']).as('shipping.public_rates')

// On the host of a business that has published its page, that page answers instead.
router
  .group(() => {
    router.get('/track', [PublicTrackingPageController, 'render']).as('public_track')
    router
      .get('/track/:trackingNumber', [PublicTrackingPageController, 'render'])
      .as('public_tracking')
    router
      .post('/track/:trackingNumber', [PublicTrackingPageController, 'render'])
      .as('receiver_tracking')
  })
  .use(middleware.branded())
  .as('shipping')

router
  .group(() => {
    router.get('/base/shipment/book', [BookPageController, 'render']).as('book')
    router.get('/base/shipment/history', [HistoryPageController, 'render']).as('history')
    router
      .get('/base/shipment/history/:id/complete', [CompletionPageController, 'render'])
      .as('completion')
      .where('id', number)
    router.get('/base/shipment/rate', [RatePageController, 'render']).as('rate')
    router.get('/base/shipment/track', [TrackPageController, 'render']).as('track')
  })
  .use(middleware.signedIn())
  .as('shipping')

// Imports and gift codes, which only the console's staff look after.
router
  .group(() => {
    router.get('/base/discounts', [DiscountsPageController, 'render']).as('discounts')
    router.get('/base/import/history', [ImportHistoryPageController, 'render']).as('import_history')
    router
      .get('/base/import/history/:id/complete', [ImportCompletionPageController, 'render'])
      .as('import_completion')
      .where('id', number)
  })
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .as('shipping')
