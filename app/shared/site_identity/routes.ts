import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { definePages } from '#start/route_groups'

const { siteIdentity: site } = controllers.shared

definePages('shared', () => {
  router.get('/favicon.ico', [site.Icons, 'favicon']).page({ by: 'anyone' }).as('icon_file')
  router.get('/favicon.svg', [site.Icons, 'faviconSvg']).page({ by: 'anyone' }).as('icon_drawing')
  router.get('/icons/:name', [site.Icons, 'show']).page({ by: 'anyone' }).as('icons')
  router
    .get('/site.webmanifest', [site.Icons, 'manifest'])
    .page({ by: 'anyone' })
    .as('web_manifest')
  router.get('/robots.txt', [site.SearchEngines, 'robots']).page({ by: 'anyone' }).as('robots')
  router.get('/sitemap.xml', [site.SearchEngines, 'sitemap']).page({ by: 'anyone' }).as('sitemap')
  // On a business's host, this sends the card of the business.
  router
    .get('/card.png', [site.SocialCards, 'show'])
    .page({ by: 'anyone' })
    .as('card')
    .use(middleware.branded({ card: true }))
})
