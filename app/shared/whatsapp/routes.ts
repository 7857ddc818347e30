import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { whatsapp } = controllers.shared

// WhatsApp authenticates by its signature instead of a session.
defineCalls('shared', 'Notifications', () => {
  router.get('/webhooks/whatsapp', [whatsapp.WhatsappHooks, 'show']).call({
    by: 'anyone',
    summary: 'Verify the webhook for WhatsApp',
    optionalQuery: {
      'hub.mode': { type: 'string' },
      'hub.verify_token': { type: 'string' },
      'hub.challenge': { type: 'string' },
    },
    file: 'text/plain',
    failures: [401],
  })
  router.post('/webhooks/whatsapp', [whatsapp.WhatsappHooks, 'store']).call({
    by: 'anyone',
    summary: 'Receive message statuses and replies from WhatsApp',
    description: 'Signed by WhatsApp. Understands STOP and START from receivers.',
    bodySchema: { type: 'object', description: 'A notification in the format of WhatsApp.' },
    failures: [401],
  })
})
