import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { formName } from '#branding/images/form_name'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { products } = controllers.branding

pages('branding', () => {
  router
    .get('/base/products', [products.ProductsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('products')
})

calls('branding', () => {
  router.get('/product/all', [products.Products, 'index']).call({ by: 'signedIn', liveOnly: true })
  router
    .post('/product', [products.Products, 'store'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .get('/product/category_groups', [products.ProductChoices, 'categoryGroups'])
    .call({ by: 'signedIn', liveOnly: true })
    .as('product_category_groups.index')
  router
    .get('/product/currency_list', [products.ProductChoices, 'currencies'])
    .call({ by: 'signedIn', liveOnly: true })
    .as('product_currencies.index')
  router
    .post('/product/image/:cacheFileName', [products.ProductImages, 'store'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .put('/product/image/:cacheFileName', [products.ProductImages, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .put('/product/:id', [products.Products, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .delete('/product/:id', [products.Products, 'destroy'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
})
  .where('cacheFileName', formName)
  .where('id', number)
