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
    summary: 'Get the visits to the tracking page',
    description:
      'Counts by day in Lagos time, today last. A visit is one opening of a parcel’s page; a repeat visit is one to a parcel whose page was opened before. No data about visitors is stored.',
  })
  router
    .get('/page_figure/export', [pageFigures.PageFigures, 'export'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Download the visits to the tracking page as CSV',
      file: 'text/csv',
    })
    .as('page_figure_exports.show')
})
