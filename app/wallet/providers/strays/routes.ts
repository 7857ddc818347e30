import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { strays } = controllers.wallet.providers

defineCalls('wallet', 'People', () => {
  router.get('/wallet/stray_note', [strays.StrayNotes, 'index']).call({
    by: 'openConsole',
    summary:
      'List the payments and transfers that a payment company told of and that are none of ours',
  })
  router.put('/wallet/stray_note/:id', [strays.StrayNotes, 'update']).call({
    by: 'openConsole',
    summary: 'Say what such a payment or transfer was',
    description: 'It leaves the list. What was said is in the audit log.',
    failures: [404, 409],
  })
}).where('id', idParam)
