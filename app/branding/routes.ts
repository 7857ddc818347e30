import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import '#branding/notifications/routes'
import '#branding/tracking_page/routes'

const BusinessPageController = () =>
  import('#branding/business/controllers/business_page_controller')
const ProductsPageController = () => import('#branding/products/products_page_controller')
const BusinessesController = () => import('#branding/business/controllers/businesses_controller')
const BusinessLogosController = () =>
  import('#branding/business/controllers/business_logos_controller')
const CurrentBusinessesController = () =>
  import('#branding/business/controllers/current_businesses_controller')
const ImagesController = () => import('#branding/images/images_controller')
const ProductChoicesController = () => import('#branding/products/product_choices_controller')
const ProductImagesController = () => import('#branding/products/product_images_controller')
const ProductsController = () => import('#branding/products/products_controller')

// More digits than a bigint has are not an id of anything.
const number = { match: /^\d{1,15}$/, cast: Number }
const formName = { match: /^[\w-]{1,30}$/ }

router
  .get('/images/:id', [ImagesController, 'show'])
  .as('branding.images.show')
  .where('id', router.matchers.uuid())

router
  .group(() => {
    router.get('/base/business', [BusinessPageController, 'render']).as('business')
    router.get('/base/products', [ProductsPageController, 'render']).as('products')
  })
  .use(middleware.signedIn())
  .as('branding')

// The business profile.
router
  .group(() => {
    router.get('/business', [CurrentBusinessesController, 'show']).as('current_business.show')
    router.post('/business', [BusinessesController, 'store']).as('businesses.store')
    router.get('/business/all', [BusinessesController, 'index']).as('businesses.index')
    router
      .post('/business/reload', [CurrentBusinessesController, 'update'])
      .as('current_business.update')
    router
      .post('/business/logo/business/:cacheFileName/:businessId', [
        BusinessLogosController,
        'store',
      ])
      .as('business_logos.store')
      .where('cacheFileName', formName)
      .where('businessId', number)
    router
      .put('/business/logo/:id', [BusinessLogosController, 'update'])
      .as('business_logos.update')
    router.get('/business/:id', [BusinessesController, 'show']).as('businesses.show')
    router.put('/business/:id', [BusinessesController, 'update']).as('businesses.update')
  })
  .where('id', number)
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.branding')

// What a business sells.
router
  .group(() => {
    router.get('/product/all', [ProductsController, 'index']).as('products.index')
    router.post('/product', [ProductsController, 'store']).as('products.store')
    router
      .get('/product/category_groups', [ProductChoicesController, 'categoryGroups'])
      .as('product_category_groups.index')
    router
      .get('/product/currency_list', [ProductChoicesController, 'currencies'])
      .as('product_currencies.index')
    router
      .post('/product/image/:cacheFileName', [ProductImagesController, 'store'])
      .as('product_images.store')
      .where('cacheFileName', formName)
    router
      .put('/product/image/:cacheFileName', [ProductImagesController, 'update'])
      .as('product_images.update')
      .where('cacheFileName', formName)
    router.put('/product/:id', [ProductsController, 'update']).as('products.update')
    router.delete('/product/:id', [ProductsController, 'destroy']).as('products.destroy')
  })
  .where('id', number)
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.branding')
