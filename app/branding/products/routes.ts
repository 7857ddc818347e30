import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { formName } from '#branding/images/form_name'
import { number } from '#shared/http/route_params'
import { KEEPS_OTHERS } from '#shared/http/reference_words'
import { PICTURE, UPLOAD_NAME } from '#branding/reference_words'
import { calls, pages } from '#start/route_groups'

const { products } = controllers.branding

const product = {
  name: 'Plantain Chips',
  description: 'Ripe, lightly salted, pack of six',
  productCategoryGroupId: 6,
  currency: 'NGN',
  price: 4800,
  shopURL: 'https://mamaput.example/plantain-chips',
  cacheFileName: '1700000000000',
}

pages('branding', () => {
  router
    .get('/base/products', [products.ProductsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('products')
})

calls('branding', 'Business', () => {
  router
    .get('/product/all', [products.Products, 'index'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the products of the business' })
  router.post('/product', [products.Products, 'store']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Add a product',
    description: 'Its picture is uploaded first, and named in `cacheFileName`.',
    example: product,
  })
  router
    .get('/product/category_groups', [products.ProductChoices, 'categoryGroups'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the categories of products' })
    .as('product_category_groups.index')
  router
    .get('/product/currency_list', [products.ProductChoices, 'currencies'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the currencies of prices' })
    .as('product_currencies.index')
  router.post('/product/image/:cacheFileName', [products.ProductImages, 'store']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Upload a picture for a product that is saved later',
    description: `${PICTURE} It is forgotten after a day without a save.`,
    params: { cacheFileName: UPLOAD_NAME },
    failures: [429],
  })
  router.put('/product/image/:cacheFileName', [products.ProductImages, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Upload another picture in its place',
    description: PICTURE,
    params: { cacheFileName: UPLOAD_NAME },
    failures: [429],
  })
  router.put('/product/:id', [products.Products, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Change a product',
    description: `Without a new upload it keeps its picture. ${KEEPS_OTHERS}`,
    example: { ...product, version: 1 },
    failures: [409],
  })
  router.delete('/product/:id', [products.Products, 'destroy']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Delete a product and its picture',
  })
})
  .where('cacheFileName', formName)
  .where('id', number)
