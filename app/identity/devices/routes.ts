import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { devices } = controllers.identity

pages('identity', () => {
  router
    .get('/base/profile/security', [devices.SecurityPage, 'render'])
    .page({ by: 'signedIn', securing: true })
    .as('security')
  router
    .get('/admin/profile/security', [devices.SecurityPage, 'render'])
    .page({ by: 'openConsole', securing: true })
    .as('admin_security')
})

calls('identity', () => {
  router.get('/session/all', [devices.Devices, 'index']).call({ by: 'signedIn', securing: true })
  router
    .delete('/session/others', [devices.OtherDevices, 'destroy'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .delete('/session/:key', [devices.Devices, 'destroy'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
})
