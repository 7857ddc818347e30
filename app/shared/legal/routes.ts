import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pages } from '#start/route_groups'

const { legal } = controllers.shared

pages('shared', 'anyone', () => {
  router.get('/terms', [legal.LegalPage, 'terms']).as('terms')
  router.get('/privacy', [legal.LegalPage, 'privacy']).as('privacy')
})
