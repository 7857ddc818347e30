import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { unwantedMail } = controllers.branding

pages('branding', 'anyone', () => {
  router.get('/unsubscribe/:token', [unwantedMail.UnsubscribePage, 'render']).as('unsubscribe')
  // The one address of ours beside the API that changes something: mail programs know no other.
  router.post('/unsubscribe/:token', [unwantedMail.OneClickPage, 'render']).as('one_click')
})

// The link in the mail says who asks: a receiver has no account.
calls('branding', 'anyone', () => {
  router.post('/unwanted_mail/:token', [unwantedMail.UnwantedMails, 'store'])
  router.delete('/unwanted_mail/:token', [unwantedMail.UnwantedMails, 'destroy'])
})
