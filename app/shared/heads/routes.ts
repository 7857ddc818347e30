import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pages } from '#start/route_groups'

const { heads } = controllers.shared

pages('shared', 'anyone', () => {
  router.get('/favicon.ico', [heads.Icons, 'file']).as('icon_file')
  router.get('/favicon.svg', [heads.Icons, 'drawing']).as('icon_drawing')
  router.get('/icons/:name', [heads.Icons, 'show']).as('icons')
  router.get('/site.webmanifest', [heads.Icons, 'manifest']).as('web_manifest')
  router.get('/robots.txt', [heads.SearchEngines, 'robots']).as('robots')
  router.get('/sitemap.xml', [heads.SearchEngines, 'sitemap']).as('sitemap')
  // On the host of a shop it is the shop's.
  router
    .get('/card.png', [heads.Cards, 'show'])
    .as('card')
    .use(middleware.branded({ card: true }))
})
