import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { uploadNameMatcher } from '#branding/images/upload_name_matcher'
import { idParam } from '#shared/http/route_params'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
import { PICTURE_UPLOAD_TEXT, UPLOAD_NAME_PARAMETER } from '#branding/api_reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

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

definePages('branding', () => {
  router
    .get('/base/products', [products.ProductsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('products')
})

defineCalls('branding', 'Business', () => {
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
    description: `${PICTURE_UPLOAD_TEXT} It is forgotten after a day without a save.`,
    params: { cacheFileName: UPLOAD_NAME_PARAMETER },
    failures: [429],
  })
  router.put('/product/image/:cacheFileName', [products.ProductImages, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Upload another picture in its place',
    description: PICTURE_UPLOAD_TEXT,
    params: { cacheFileName: UPLOAD_NAME_PARAMETER },
    failures: [429],
  })
  router.put('/product/:id', [products.Products, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Change a product',
    description: `Without a new upload it keeps its picture. ${VERSION_DOCS}`,
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
  .where('cacheFileName', uploadNameMatcher)
  .where('id', idParam)
