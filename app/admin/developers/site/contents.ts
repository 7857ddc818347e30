import { urlFor } from '@adonisjs/core/services/url_builder'
import { allGuides } from '#admin/developers/guides/guide'
import { operationOf, TAGS } from '#admin/developers/openapi/tags'
import { apiRoutes } from '#admin/developers/openapi/api_routes'
import { groupPath, guidePath } from '#admin/developers/site/addresses'

type ContentsEntry = { label: string; href: string; about: string }

export type ContentsSection = { title: string; entries: ContentsEntry[] }

/** What the site has, section by section: its navigation, its search and `llms.txt` follow it. */
export function siteContents(): ContentsSection[] {
  const [quickStart, ...guides] = allGuides().map(({ slug, title, summary }) => ({
    label: title,
    href: guidePath(slug),
    about: summary,
  }))
  return [
    { title: 'Start', entries: [overview(), quickStart!, tryIt()] },
    { title: 'Guides', entries: guides },
    { title: 'Errors and versions', entries: [errors(), changelog()] },
    { title: 'Reference', entries: groups(false) },
    { title: 'Reference for staff', entries: groups(true) },
  ]
}

function overview(): ContentsEntry {
  return {
    label: 'Overview',
    href: urlFor('admin.developers'),
    about: 'What there is, and every call of the API.',
  }
}

function tryIt(): ContentsEntry {
  return {
    label: 'Try it',
    href: urlFor('admin.developers.try_it'),
    about:
      'Send real calls with a test key from this site. Nothing is shipped and nothing is charged.',
  }
}

function errors(): ContentsEntry {
  return {
    label: 'Error codes',
    href: urlFor('admin.developers.errors'),
    about: 'Every error code: when it happens, and what to do.',
  }
}

function changelog(): ContentsEntry {
  return {
    label: 'Changelog',
    href: urlFor('admin.developers.changelog'),
    about: 'What has changed in the API, and which versions there are.',
  }
}

/** A group is for staff when nobody else may make any of its calls. */
function groups(forStaff: boolean): ContentsEntry[] {
  const open = new Set(
    apiRoutes()
      .filter(({ ability }) => !ability)
      .map(({ name }) => operationOf(name)?.tag)
  )
  return TAGS.filter(({ tag }) => open.has(tag) !== forStaff).map(({ tag, description }) => ({
    label: tag,
    href: groupPath(tag),
    about: description,
  }))
}
