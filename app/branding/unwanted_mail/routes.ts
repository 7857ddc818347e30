import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { unwantedMail } = controllers.branding

definePages('branding', () => {
  router
    .get('/unsubscribe/:token', [unwantedMail.UnsubscribePage, 'render'])
    .page({ by: 'anyone' })
    .as('unsubscribe')
  // This page changes data, unlike others: mail programs can only post to its address.
  router
    .post('/unsubscribe/:token', [unwantedMail.OneClickPage, 'render'])
    .page({ by: 'anyone' })
    .as('one_click')
  router
    .get('/stop/:token', [unwantedMail.StopPage, 'render'])
    .page({ by: 'anyone' })
    .as('stop_texts')
  // This page changes data too, for browsers without scripts.
  router
    .post('/stop/:token', [unwantedMail.StopAtOncePage, 'render'])
    .page({ by: 'anyone' })
    .as('stop_texts_at_once')
})

// The token authenticates the receiver, who has no account.
defineCalls('branding', 'Notifications', () => {
  router.post('/unwanted_mail/:token', [unwantedMail.UnwantedMails, 'store']).call({
    by: 'anyone',
    summary: 'Unsubscribe a receiver from the e-mails of a business',
    description: 'Takes the token from the e-mail. SMS and the tracking page continue.',
    failures: [404],
  })
  router.delete('/unwanted_mail/:token', [unwantedMail.UnwantedMails, 'destroy']).call({
    by: 'anyone',
    summary: 'Resubscribe a receiver to the e-mails of a business',
    failures: [404],
  })
  router.post('/unwanted_texts/:token', [unwantedMail.UnwantedTexts, 'store']).call({
    by: 'anyone',
    summary: 'Unsubscribe a receiver from the SMS and WhatsApp messages of a business',
    description: 'Takes the token from the message. E-mails and the tracking page continue.',
    failures: [404],
  })
  router.delete('/unwanted_texts/:token', [unwantedMail.UnwantedTexts, 'destroy']).call({
    by: 'anyone',
    summary: 'Resubscribe a receiver to the SMS and WhatsApp messages of a business',
    failures: [404],
  })
})
