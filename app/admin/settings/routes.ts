import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { settings } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/config/settings', [settings.ConsoleSettingsPage, 'render']).as('settings')
})

calls('admin', 'openConsole', () => {
  router.get('/setting/all', [settings.Settings, 'index'])
  router.get('/setting/:key', [settings.Settings, 'show'])
  router.put('/setting/:key', [settings.Settings, 'update'])
})
