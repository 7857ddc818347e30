import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { whatsapp } = controllers.shared

// WhatsApp has no session: its signature says who it is.
calls('shared', 'anyone', () => {
  router.get('/webhooks/whatsapp', [whatsapp.WhatsappHooks, 'show'])
  router.post('/webhooks/whatsapp', [whatsapp.WhatsappHooks, 'store'])
})
