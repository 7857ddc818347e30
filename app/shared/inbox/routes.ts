import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

const { inbox } = controllers.shared

// Stored mail and SMS contain links that open accounts, so these routes never exist in production.
if (!app.inProduction) {
  definePages('shared', () => {
    router
      .get('/dev/inbox', [inbox.DevInboxPage, 'render'])
      .page({ by: 'anyone' })
      .as('dev_inbox.page')
    router
      .get('/dev/inbox/:id/html', [inbox.DevMailBodies, 'show'])
      .page({ by: 'anyone' })
      .as('dev_inbox.body')
  })
}
