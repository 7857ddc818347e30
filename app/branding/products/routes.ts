import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { formName } from '#branding/images/form_name'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { products } = controllers.branding

pages('branding', 'signedIn', () => {
  router.get('/base/products', [products.ProductsPage, 'render']).as('products')
})

calls('branding', 'signedIn', () => {
  router.get('/product/all', [products.Products, 'index'])
  router.post('/product', [products.Products, 'store'])
  router
    .get('/product/category_groups', [products.ProductChoices, 'categoryGroups'])
    .as('product_category_groups.index')
  router
    .get('/product/currency_list', [products.ProductChoices, 'currencies'])
    .as('product_currencies.index')
  router.post('/product/image/:cacheFileName', [products.ProductImages, 'store'])
  router.put('/product/image/:cacheFileName', [products.ProductImages, 'update'])
  router.put('/product/:id', [products.Products, 'update'])
  router.delete('/product/:id', [products.Products, 'destroy'])
})
  .where('cacheFileName', formName)
  .where('id', number)
