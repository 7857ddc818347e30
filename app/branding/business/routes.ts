import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { formName } from '#branding/images/form_name'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { business } = controllers.branding

pages('branding', 'signedIn', () => {
  router.get('/base/business', [business.BusinessPage, 'render']).as('business')
})

calls('branding', 'signedIn', () => {
  router.get('/business', [business.CurrentBusinesses, 'show']).as('current_business.show')
  router.post('/business', [business.Businesses, 'store'])
  router.get('/business/all', [business.Businesses, 'index'])
  router
    .post('/business/reload', [business.CurrentBusinesses, 'update'])
    .as('current_business.update')
  router.post('/business/logo/business/:cacheFileName/:businessId', [
    business.BusinessLogos,
    'store',
  ])
  router.put('/business/logo/:id', [business.BusinessLogos, 'update'])
  router.get('/business/:id', [business.Businesses, 'show'])
  router.put('/business/:id', [business.Businesses, 'update'])
})
  .where('cacheFileName', formName)
  .where('businessId', number)
  .where('id', number)
