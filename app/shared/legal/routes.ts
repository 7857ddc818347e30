import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

const { legal } = controllers.shared

definePages('shared', () => {
  router
    .get('/terms', [legal.LegalPage, 'terms'])
    .page({ by: 'anyone', isCacheable: true })
    .as('terms')
  router
    .get('/privacy', [legal.LegalPage, 'privacy'])
    .page({ by: 'anyone', isCacheable: true })
    .as('privacy')
})
