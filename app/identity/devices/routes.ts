import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { devices } = controllers.identity

definePages('identity', () => {
  router
    .get('/base/profile/security', [devices.SecurityPage, 'render'])
    .page({ by: 'signedIn', securing: true })
    .as('security')
  router
    .get('/admin/profile/security', [devices.SecurityPage, 'render'])
    .page({ by: 'openConsole', securing: true })
    .as('admin_security')
})

defineCalls('identity', 'Signing in', () => {
  router.get('/session/all', [devices.Devices, 'index']).call({
    by: 'signedIn',
    securing: true,
    summary: 'List where you are signed in',
    description: 'Browsers and programs, this one first. `key` names one of them to sign it out.',
  })
  router.delete('/session/others', [devices.OtherDevices, 'destroy']).call({
    by: 'signedIn',
    securing: true,
    team: 'nothing',
    summary: 'Sign out everywhere but here',
  })
  router
    .delete('/session/:key', [devices.Devices, 'destroy'])
    .call({ by: 'signedIn', securing: true, team: 'nothing', summary: 'Sign out somewhere else' })
})
