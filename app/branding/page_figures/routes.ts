import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { pageFigures } = controllers.branding

definePages('branding', () => {
  router
    .get('/shop/products/:id', [pageFigures.ShopProductPage, 'render'])
    .page({ by: 'anyone', onShopDomain: true })
    .as('shop_product')
  router
    .get('/base/branded-tracking/figures', [pageFigures.PageFiguresPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('page_figures')
}).where('id', idParam)

defineCalls('branding', 'Business', () => {
  router.get('/page_figure', [pageFigures.PageFigures, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Read how often the tracking page was opened',
    description:
      'By days of Lagos, today the last. A visit is an opening of the page of a parcel, a repeat visit one of a parcel whose page was opened before. Nothing is kept of who opens it.',
  })
  router
    .get('/page_figure/export', [pageFigures.PageFigures, 'export'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Download how often the tracking page was opened',
      file: 'text/csv',
    })
    .as('page_figure_exports.show')
})
