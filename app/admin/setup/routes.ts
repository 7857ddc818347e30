import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { setup } = controllers.admin

pages('admin', () => {
  router.get('/admin/setup', [setup.SetupPage, 'render']).page({ by: 'openConsole' }).as('setup')
})

calls('admin', () => {
  router.post('/setup/trial', [setup.SetupTrials, 'store']).call({ by: 'openConsole' })
  router.put('/brand/logo', [setup.BrandLogos, 'update']).call({ by: 'openConsole' })
  router.delete('/brand/logo', [setup.BrandLogos, 'destroy']).call({ by: 'openConsole' })
})
