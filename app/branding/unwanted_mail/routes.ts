import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { unwantedMail } = controllers.branding

pages('branding', 'anyone', () => {
  router.get('/unsubscribe/:token', [unwantedMail.UnsubscribePage, 'render']).as('unsubscribe')
  // With the one below, all of ours beside the API that changes something: mail programs know no other.
  router.post('/unsubscribe/:token', [unwantedMail.OneClickPage, 'render']).as('one_click')
  router.get('/stop/:token', [unwantedMail.StopPage, 'render']).as('stop_texts')
  // For phones whose browsers run no scripts.
  router.post('/stop/:token', [unwantedMail.StopAtOncePage, 'render']).as('stop_texts_at_once')
})

// The link in the mail says who asks: a receiver has no account.
calls('branding', 'anyone', () => {
  router.post('/unwanted_mail/:token', [unwantedMail.UnwantedMails, 'store'])
  router.delete('/unwanted_mail/:token', [unwantedMail.UnwantedMails, 'destroy'])
  router.post('/unwanted_texts/:token', [unwantedMail.UnwantedTexts, 'store'])
  router.delete('/unwanted_texts/:token', [unwantedMail.UnwantedTexts, 'destroy'])
})
