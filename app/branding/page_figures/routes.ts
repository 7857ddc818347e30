import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { pageFigures } = controllers.branding

pages('branding', 'anyone', () => {
  router.get('/shop/products/:id', [pageFigures.ShopProductPage, 'render']).as('shop_product')
}).where('id', number)

pages('branding', 'signedIn', () => {
  router
    .get('/base/branded-tracking/figures', [pageFigures.PageFiguresPage, 'render'])
    .as('page_figures')
})

calls('branding', 'signedIn', () => {
  router.get('/page_figure', [pageFigures.PageFigures, 'show'])
  router.get('/page_figure/export', [pageFigures.PageFigureExports, 'show'])
})
