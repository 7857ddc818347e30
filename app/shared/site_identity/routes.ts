import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { definePages } from '#start/route_groups'

const { siteIdentity } = controllers.shared

definePages('shared', () => {
  router.get('/favicon.ico', [siteIdentity.Icons, 'favicon']).page({ by: 'anyone' }).as('icon_file')
  router
    .get('/favicon.svg', [siteIdentity.Icons, 'faviconSvg'])
    .page({ by: 'anyone' })
    .as('icon_drawing')
  router.get('/icons/:name', [siteIdentity.Icons, 'show']).page({ by: 'anyone' }).as('icons')
  router
    .get('/site.webmanifest', [siteIdentity.Icons, 'manifest'])
    .page({ by: 'anyone' })
    .as('web_manifest')
  router
    .get('/robots.txt', [siteIdentity.SearchEngines, 'robots'])
    .page({ by: 'anyone' })
    .as('robots')
  router
    .get('/sitemap.xml', [siteIdentity.SearchEngines, 'sitemap'])
    .page({ by: 'anyone' })
    .as('sitemap')
  // A shop's own host serves the shop's card.
  router
    .get('/card.png', [siteIdentity.SocialCards, 'show'])
    .page({ by: 'anyone' })
    .as('card')
    .use(middleware.branded({ card: true }))
})
