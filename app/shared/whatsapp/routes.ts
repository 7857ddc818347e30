import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { whatsapp } = controllers.shared

// WhatsApp has no session: its signature says who it is.
calls('shared', () => {
  router.get('/webhooks/whatsapp', [whatsapp.WhatsappHooks, 'show']).call({ by: 'anyone' })
  router.post('/webhooks/whatsapp', [whatsapp.WhatsappHooks, 'store']).call({ by: 'anyone' })
})
