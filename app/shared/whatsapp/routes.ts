import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { whatsapp } = controllers.shared

// WhatsApp authenticates by its signature instead of a session.
defineCalls('shared', 'Notifications', () => {
  router.get('/webhooks/whatsapp', [whatsapp.WhatsappHooks, 'show']).call({
    by: 'anyone',
    summary: 'Where WhatsApp asks for its word when the webhook is set up',
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
    summary: 'Where WhatsApp reports what became of a message, and what receivers answer',
    description: 'Signed by WhatsApp. STOP and START are understood.',
    bodySchema: { type: 'object', description: 'As WhatsApp writes it.' },
    failures: [401],
  })
})
