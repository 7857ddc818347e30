import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ERROR_PAGES } from '#shared/errors/problem'
import { CHANGELOG_PAGE } from '#shared/http/api_versions'
import { definePages } from '#start/route_groups'

const { developers } = controllers.admin

/** The Markdown version of a page. */
const MARKDOWN_FILE = /^[\w-]+\.md$/

definePages('admin', () => {
  router
    .get('/developers', [developers.DevelopersPage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('developers')
  router
    .get(ERROR_PAGES, [developers.errors.ErrorsPage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('developers.errors')
  router
    .get(`${ERROR_PAGES}/:twin`, [developers.site.MarkdownVersions, 'error'])
    .page({ by: 'anyone' })
    .where('twin', MARKDOWN_FILE)
    .as('developers.error_twin')
  router
    .get(`${ERROR_PAGES}/:code`, [developers.errors.ErrorPage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('developers.error')
  router
    .get(CHANGELOG_PAGE, [developers.changelog.ChangelogPage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('developers.changelog')
  router
    .get('/developers/try-it', [developers.DevelopersTryPage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('developers.try_it')
  router
    .get('/developers/search.json', [developers.site.Search, 'show'])
    .page({ by: 'anyone' })
    .as('developers.search')
  router
    .get('/developers/groups/:twin', [developers.site.MarkdownVersions, 'group'])
    .page({ by: 'anyone' })
    .where('twin', MARKDOWN_FILE)
    .as('developers.group_twin')
  router
    .get('/developers/groups/:group', [developers.DevelopersGroupPage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('developers.group')
  router
    .get('/developers/calls/:twin', [developers.site.MarkdownVersions, 'call'])
    .page({ by: 'anyone' })
    .where('twin', MARKDOWN_FILE)
    .as('developers.call_twin')
  router
    .get('/developers/calls/:call', [developers.DevelopersCallPage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('developers.call')
  router
    .get('/admin/developers', [developers.InternalApiPage, 'render'])
    .page({ by: 'openConsole' })
    .as('internal_api')
  router
    .get('/openapi.json', [developers.openapi.Openapi, 'show'])
    .page({ by: 'anyone' })
    .as('openapi')
  router
    .get('/llms.txt', [developers.site.MarkdownVersions, 'all'])
    .page({ by: 'anyone' })
    .as('llms')
  router
    .get('/developers.md', [developers.site.MarkdownVersions, 'all'])
    .page({ by: 'anyone' })
    .as('developers.twin')
  router
    .get('/developers/:twin', [developers.site.MarkdownVersions, 'guide'])
    .page({ by: 'anyone' })
    .where('twin', MARKDOWN_FILE)
    .as('developers.guide_twin')
  // Matches any word, so it must come last.
  router
    .get('/developers/:guide', [developers.DevelopersGuidePage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('developers.guide')
})
