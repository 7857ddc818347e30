import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'
import { QUEUE_KEYS } from '#admin/console/inbox/inbox_queues'

const { inbox } = controllers.admin.console

defineCalls('admin', 'People', () => {
  router
    .put('/inbox/:queue/:id', [inbox.InboxNotes, 'update'])
    .call({
      by: 'openConsole',
      summary: 'Assign an item of the inbox, or write a note on it',
      description:
        'Both disappear once the item has left its queue. The home page of staff lists the items.',
      params: {
        queue: { type: 'string', enum: [...QUEUE_KEYS], description: 'The queue of the item.' },
        id: { type: 'integer', description: 'The id of the item in its queue.' },
      },
      failures: [404, 409],
    })
    .where('queue', new RegExp(`^(${QUEUE_KEYS.join('|')})$`))
    .where('id', idParam)
})
