import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { definePages } from '#start/route_groups'

const { heads } = controllers.shared

definePages('shared', () => {
  router.get('/favicon.ico', [heads.Icons, 'favicon']).page({ by: 'anyone' }).as('icon_file')
  router.get('/favicon.svg', [heads.Icons, 'faviconSvg']).page({ by: 'anyone' }).as('icon_drawing')
  router.get('/icons/:name', [heads.Icons, 'show']).page({ by: 'anyone' }).as('icons')
  router
    .get('/site.webmanifest', [heads.Icons, 'manifest'])
    .page({ by: 'anyone' })
    .as('web_manifest')
  router.get('/robots.txt', [heads.SearchEngines, 'robots']).page({ by: 'anyone' }).as('robots')
  router.get('/sitemap.xml', [heads.SearchEngines, 'sitemap']).page({ by: 'anyone' }).as('sitemap')
  // A shop's own host serves the shop's card.
  router
    .get('/card.png', [heads.SocialCards, 'show'])
    .page({ by: 'anyone' })
    .as('card')
    .use(middleware.branded({ card: true }))
})
