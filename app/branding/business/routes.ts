import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { formName } from '#branding/images/form_name'
import { number } from '#shared/http/route_params'
import { listed, organizationWith } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { business } = controllers.branding

pages('branding', () => {
  router
    .get('/base/business', [business.BusinessPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('business')
})

calls('branding', () => {
  router
    .get('/business', [business.CurrentBusinesses, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
    .as('current_business.show')
  router
    .post('/business', [business.Businesses, 'store'])
    .call({ by: 'signedIn', team: 'nothing', liveOnly: true })
  router
    .get('/business/all', [business.Businesses, 'index'])
    .call({ by: 'signedIn', liveOnly: true, shows: listed('businesses') })
  router
    .post('/business/reload', [business.CurrentBusinesses, 'update'])
    .call({ by: 'signedIn', team: 'nothing', liveOnly: true })
    .as('current_business.update')
  router
    .post('/business/logo/business/:cacheFileName/:businessId', [business.BusinessLogos, 'store'])
    .call({ by: 'signedIn', team: 'nothing', liveOnly: true })
  router
    .put('/business/logo/:id', [business.BusinessLogos, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .get('/business/:id', [business.Businesses, 'show'])
    .call({ by: 'signedIn', liveOnly: true, shows: organizationWith('id') })
  router
    .put('/business/:id', [business.Businesses, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
})
  .where('cacheFileName', formName)
  .where('businessId', number)
  .where('id', number)
