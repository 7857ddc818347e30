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
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the products of your business' })
  router.post('/product', [products.Products, 'store']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Create a product',
    description: 'Upload its picture first and send the name of the upload in `cacheFileName`.',
    example: product,
  })
  router
    .get('/product/category_groups', [products.ProductChoices, 'categoryGroups'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List product categories' })
    .as('product_category_groups.index')
  router
    .get('/product/currency_list', [products.ProductChoices, 'currencies'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List price currencies' })
    .as('product_currencies.index')
  router.post('/product/image/:cacheFileName', [products.ProductImages, 'store']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Upload a picture before saving a product',
    description: `${PICTURE_UPLOAD_TEXT} The upload is deleted after a day if no product uses it.`,
    params: { cacheFileName: UPLOAD_NAME_PARAMETER },
    failures: [429],
  })
  router.put('/product/image/:cacheFileName', [products.ProductImages, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Replace an uploaded product picture',
    description: PICTURE_UPLOAD_TEXT,
    params: { cacheFileName: UPLOAD_NAME_PARAMETER },
    failures: [429],
  })
  router.put('/product/:id', [products.Products, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Update a product',
    description: `The product keeps its picture unless you upload a new one. ${VERSION_DOCS}`,
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
