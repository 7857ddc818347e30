import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { unmatchedWebhooks } = controllers.wallet.providers

defineCalls('wallet', 'People', () => {
  router
    .get('/wallet/stray_note', [unmatchedWebhooks.UnmatchedWebhooks, 'index'])
    .call({
      by: 'openConsole',
      summary: 'List unmatched payments and transfers',
    })
    .as('stray_notes.index')
  router
    .put('/wallet/stray_note/:id', [unmatchedWebhooks.UnmatchedWebhooks, 'update'])
    .call({
      by: 'openConsole',
      summary: 'Resolve an unmatched payment or transfer',
      description: 'Removes it from the list. The audit log records your note.',
      failures: [404, 409],
    })
    .as('stray_notes.update')
}).where('id', idParam)
