import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import State from '#shipping/places/state'
import { renderDemoPicture } from '#branding/demo/demo_pictures'
import { type PicturePurpose, readPicture } from '#branding/images/read_picture'
import { storePicture } from '#branding/images/image_uploads'
import Brand from '#branding/business/brand'
import Product from '#branding/products/product'
import ProductCategoryGroup from '#branding/products/product_category_group'
import { publishNotifications } from '#branding/notifications/notification_publication'
import { selectProducts } from '#branding/tracking_page/product_selection'
import { publishTrackingPage } from '#branding/tracking_page/tracking_page_publication'

const DEMO_PRODUCTS = [
  { name: 'Jollof Spice Mix', description: 'Smoky, 250 g, no salt added', priceKobo: 3_500_00 },
  { name: 'Plantain Chips', description: 'Ripe, lightly salted, pack of six', priceKobo: 4_800_00 },
  { name: 'Zobo Concentrate', description: 'Hibiscus and ginger, one litre', priceKobo: 5_250_00 },
]

const DEMO_PROFILE = {
  shortName: 'Amaka Obi',
  contactPhoneNumber: '08031234567',
  whatsAppPhoneNumber: '+2348031234567',
  address: '12 Opebi Road, Ikeja',
  rcNumber: 'RC 1234567',
  websiteUrl: 'https://acme.example',
  facebookPageUrl: 'https://www.facebook.com/acmefoods.example',
  instagramPageUrl: 'https://www.instagram.com/acmefoods.example',
  notifyReceiver: true,
}

/** Seeds the profile and logo of ACME Foods. Adds what is missing and changes nothing. */
export async function seedDemoBusiness() {
  const business = await Organization.findByOrFail('subdomain', 'acme')
  const home = await State.find('NG_LA')
  if (business.shortName === null) {
    await business.merge({ ...DEMO_PROFILE, stateKey: home?.key ?? null }).save()
  }
  if (business.logoImageId === null) await seedPicture('logo', business)
  const products = await Product.query().where('organizationId', business.id).whereNull('imageId')
  for (const product of products) await seedPicture('product', business, product)
}

async function seedPicture(purpose: PicturePurpose, business: Organization, product?: Product) {
  const bytes = await renderDemoPicture(product?.name ?? 'logo')
  if (!bytes) return
  const { id: uploadedBy } = await User.findByOrFail('email', 'owner@acme.test')
  const picture = await readPicture({ bytes, name: '', type: '' }, purpose)
  await storePicture(picture, async (image) => {
    await image.merge({ purpose, organizationId: business.id, uploadedBy }).save()
    if (product) await product.merge({ imageId: image.id }).save()
    else await business.merge({ logoImageId: image.id }).save()
    return { image, replaced: [] }
  })
}

/** Seeds the products. Adds what is missing and changes nothing. */
export async function seedDemoProducts() {
  const { id: organizationId } = await Organization.findByOrFail('subdomain', 'acme')
  const { id: categoryGroupId } = await ProductCategoryGroup.firstOrCreate({
    name: 'Food and Drinks',
  })
  for (const { name, ...rest } of DEMO_PRODUCTS) {
    await Product.firstOrCreate({ organizationId, name }, { ...rest, categoryGroupId })
  }
}

const DEMO_BRAND = {
  pageTitle: 'ACME Foods',
  pageSubtitle: 'Nigerian flavours, packed in Lagos and on their way to you',
  themeId: 3,
}

/** Publishes the tracking page with its products and turns notifications on, once. */
export async function seedDemoBrand() {
  const business = await Organization.findByOrFail('subdomain', 'acme')
  const brand = await Brand.of(business)
  if (brand.themeId !== null || brand.isPublished) return
  await brand.merge(DEMO_BRAND).save()
  const products = await Product.query().where('organizationId', business.id).orderBy('id')
  await selectProducts(
    business,
    products.map(({ id }) => id)
  )
  await publishTrackingPage(business)
  await publishNotifications(business)
}
