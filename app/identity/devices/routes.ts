import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { calls, pages } from '#start/route_groups'

const { devices } = controllers.identity

pages('identity', 'securing', () => {
  router.get('/base/profile/security', [devices.SecurityPage, 'render']).as('security')
  router
    .get('/admin/profile/security', [devices.SecurityPage, 'render'])
    .as('admin_security')
    .use(middleware.can({ ability: 'openConsole' }))
})

calls('identity', 'securing', () => {
  router.get('/session/all', [devices.Devices, 'index'])
  router.delete('/session/others', [devices.OtherDevices, 'destroy'])
  router.delete('/session/:key', [devices.Devices, 'destroy'])
})
