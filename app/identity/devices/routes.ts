import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { devices } = controllers.identity

definePages('identity', () => {
  router
    .get('/base/profile/security', [devices.SecurityPage, 'render'])
    .page({ by: 'signedIn', allowedWithoutSecondFactor: true })
    .as('security')
  router
    .get('/admin/profile/security', [devices.SecurityPage, 'render'])
    .page({ by: 'openConsole', allowedWithoutSecondFactor: true })
    .as('admin_security')
})

defineCalls('identity', 'Sign-in', () => {
  router.get('/session/all', [devices.Devices, 'index']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    summary: 'List your active sessions',
    description:
      'Lists browsers and API clients, the current one first. Use `key` to sign one out.',
  })
  router.delete('/session/others', [devices.OtherDevices, 'destroy']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Sign out all other devices',
  })
  router.delete('/session/:key', [devices.Devices, 'destroy']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Sign out a device',
  })
})
