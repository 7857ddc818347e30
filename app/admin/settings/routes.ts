import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { settings } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/config/settings', [settings.ConsoleSettingsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('settings')
})

calls('admin', () => {
  router.get('/setting/all', [settings.Settings, 'index']).call({ by: 'openConsole' })
  router.get('/setting/:key', [settings.Settings, 'show']).call({ by: 'openConsole' })
  router.put('/setting/:key', [settings.Settings, 'update']).call({ by: 'openConsole' })
})
