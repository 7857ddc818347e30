import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ERROR_PAGES } from '#shared/errors/problem'
import { CHANGELOG_PAGE } from '#shared/http/api_versions'
import { pages } from '#start/route_groups'

const { developers } = controllers.admin

pages('admin', 'anyone', () => {
  router.get('/developers', [developers.DevelopersPage, 'render']).as('developers')
  router.get(ERROR_PAGES, [developers.errors.ErrorsPage, 'render']).as('developers.errors')
  router.get(`${ERROR_PAGES}/:code`, [developers.errors.ErrorPage, 'render']).as('developers.error')
  router
    .get(CHANGELOG_PAGE, [developers.changelog.ChangelogPage, 'render'])
    .as('developers.changelog')
  router.get('/developers/:call', [developers.DevelopersCallPage, 'render']).as('developers.call')
  router.get('/openapi.json', [developers.openapi.Openapi, 'show']).as('openapi')
})
