import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { uploadNameMatcher } from '#branding/images/upload_name_matcher'
import { idParam } from '#shared/http/route_params'
import { listRead, organizationRead } from '#shared/audit/audited_reads'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
import { PICTURE_UPLOAD_TEXT, UPLOAD_NAME_PARAMETER } from '#branding/api_reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { business } = controllers.branding

const profile = {
  name: 'Mama Put Limited',
  shortName: 'Ronke Ade',
  contactPhoneNumber: '08031234567',
  contactEmail: 'hello@mamaput.example',
  subdomain: 'mamaput',
  businessState: { value: 'NG_LA', label: 'Lagos' },
  notifyReceiver: true,
}

definePages('branding', () => {
  router
    .get('/base/business', [business.BusinessPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('business')
})

defineCalls('branding', 'Business', () => {
  router
    .get('/business', [business.CurrentBusinesses, 'show'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'Get your current business' })
    .as('current_business.show')
  router.post('/business', [business.Businesses, 'store']).call({
    by: 'signedIn',
    team: 'nothing',
    liveOnly: true,
    summary: 'Create a business',
    description: 'To add a logo, upload it first and send its name in `cacheFileName`.',
    example: profile,
  })
  router.get('/business/all', [business.Businesses, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    auditedRead: listRead('businesses'),
    summary: 'List your businesses',
  })
  router
    .post('/business/reload', [business.CurrentBusinesses, 'update'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      liveOnly: true,
      summary: 'Switch to the business you have just created',
      description:
        'Without an `id`, switches to the business created since this token was issued; if there is none, keeps the current one.',
      headers: { Authorization: 'The token that replaces the one used for this call.' },
    })
    .as('current_business.update')
  router
    .post('/business/logo/business/:cacheFileName/:businessId', [business.BusinessLogos, 'store'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      liveOnly: true,
      summary: 'Upload a logo before saving a business',
      description: `${PICTURE_UPLOAD_TEXT} The upload is deleted after a day if no business uses it.`,
      params: {
        cacheFileName: UPLOAD_NAME_PARAMETER,
        businessId: { type: 'integer', description: '0 for a business that does not exist yet.' },
      },
      failures: [429],
    })
  router.put('/business/logo/:id', [business.BusinessLogos, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Update the logo of a business',
    description: PICTURE_UPLOAD_TEXT,
    failures: [429],
  })
  router.get('/business/:id', [business.Businesses, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    auditedRead: organizationRead('id'),
    summary: 'Get a business',
  })
  router.put('/business/:id', [business.Businesses, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Update your current business',
    description: VERSION_DOCS,
    example: { ...profile, version: 1 },
    failures: [409],
  })
})
  .where('cacheFileName', uploadNameMatcher)
  .where('businessId', idParam)
  .where('id', idParam)
