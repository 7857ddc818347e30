import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { setup } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/setup', [setup.SetupPage, 'render']).as('setup')
})

calls('admin', 'openConsole', () => {
  router.post('/setup/trial', [setup.SetupTrials, 'store'])
  router.put('/brand/logo', [setup.BrandLogos, 'update'])
  router.delete('/brand/logo', [setup.BrandLogos, 'destroy'])
})
