import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { settings } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/config/settings', [settings.ConsoleSettingsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('settings')
})

defineCalls('admin', 'Settings', () => {
  router
    .get('/setting/all', [settings.Settings, 'index'])
    .call({ by: 'openConsole', summary: 'List the settings, with their fields and values' })
  router.get('/setting/:key', [settings.Settings, 'show']).call({
    by: 'openConsole',
    summary: 'Read the history of a setting',
    params: { key: { type: 'string', description: 'The key of the setting.' } },
  })
  router.put('/setting/:key', [settings.Settings, 'update']).call({
    by: 'openConsole',
    mayAsk: true,
    summary: 'Change a setting',
    description: `Money is naira, a share is percent. ${VERSION_DOCS}`,
    params: { key: { type: 'string', description: 'The key of the setting.' } },
    body: { value: { description: 'As the fields of the setting say' } },
    failures: [409],
  })
})
