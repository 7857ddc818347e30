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
    .call({ by: 'openConsole', summary: 'List settings with their fields and values' })
  router.get('/setting/:key', [settings.Settings, 'show']).call({
    by: 'openConsole',
    summary: 'Get the history of a setting',
    params: { key: { type: 'string', description: 'The key of the setting.' } },
  })
  router.put('/setting/:key', [settings.Settings, 'update']).call({
    by: 'openConsole',
    mayNeedApproval: true,
    summary: 'Update a setting',
    description: `Amounts are in naira, shares in percent. ${VERSION_DOCS}`,
    params: { key: { type: 'string', description: 'The key of the setting.' } },
    body: { value: { description: 'The new value, as the fields of the setting define' } },
    failures: [409],
  })
})
