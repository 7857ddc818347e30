import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { strays } = controllers.wallet.providers

defineCalls('wallet', 'People', () => {
  router.get('/wallet/stray_note', [strays.StrayNotes, 'index']).call({
    by: 'openConsole',
    summary: 'List unmatched payments and transfers',
  })
  router.put('/wallet/stray_note/:id', [strays.StrayNotes, 'update']).call({
    by: 'openConsole',
    summary: 'Resolve an unmatched payment or transfer',
    description: 'Removes it from the list. The audit log records your note.',
    failures: [404, 409],
  })
}).where('id', idParam)
