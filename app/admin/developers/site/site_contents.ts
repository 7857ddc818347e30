import { urlFor } from '@adonisjs/core/services/url_builder'
import { listGuides } from '#admin/developers/guides/guide'
import { findOperation, API_TAGS } from '#admin/developers/openapi/api_tags'
import { listApiRoutes } from '#admin/developers/openapi/api_routes'
import { callGroupPath, guidePagePath } from '#admin/developers/site/site_paths'

type ContentsEntry = { label: string; href: string; about: string }

export type ContentsSection = { title: string; entries: ContentsEntry[] }

/** The sections of navigation, search and `llms.txt`. */
export function listSiteContents(): ContentsSection[] {
  const [quickStart, ...guides] = listGuides().map(({ slug, title, summary }) => ({
    label: title,
    href: guidePagePath(slug),
    about: summary,
  }))
  return [
    { title: 'Start', entries: [overviewEntry(), quickStart!, tryItEntry()] },
    { title: 'Guides', entries: guides },
    { title: 'Errors and versions', entries: [errorsEntry(), changelogEntry()] },
    { title: 'Reference', entries: callGroupEntries(false) },
    { title: 'Reference for staff', entries: callGroupEntries(true) },
  ]
}

function overviewEntry(): ContentsEntry {
  return {
    label: 'Overview',
    href: urlFor('admin.developers'),
    about: 'An introduction, and every call of the API.',
  }
}

function tryItEntry(): ContentsEntry {
  return {
    label: 'Try it',
    href: urlFor('admin.developers.try_it'),
    about: 'Send real calls with a test key from this site. Nothing is shipped or charged.',
  }
}

function errorsEntry(): ContentsEntry {
  return {
    label: 'Error codes',
    href: urlFor('admin.developers.errors'),
    about: 'Every error code, its cause and its solution.',
  }
}

function changelogEntry(): ContentsEntry {
  return {
    label: 'Changelog',
    href: urlFor('admin.developers.changelog'),
    about: 'Changes and versions of the API.',
  }
}

/** A group is for staff if nobody else may make any of its calls. */
function callGroupEntries(forStaff: boolean): ContentsEntry[] {
  const open = new Set(
    listApiRoutes()
      .filter(({ ability }) => !ability)
      .map(({ name }) => findOperation(name)?.tag)
  )
  return API_TAGS.filter(({ tag }) => open.has(tag) !== forStaff).map(({ tag, description }) => ({
    label: tag,
    href: callGroupPath(tag),
    about: description,
  }))
}
