import { urlFor } from '@adonisjs/core/services/url_builder'
import { listGuides } from '#admin/developers/guides/guide'
import { listPublicCallGroups } from '#admin/developers/openapi/documented_calls'
import { callGroupPath, guidePagePath } from '#admin/developers/site/site_paths'

type ContentsEntry = { label: string; href: string; about: string }

export type ContentsSection = { title: string; entries: ContentsEntry[] }

/** The sections of navigation, search and `llms.txt`. */
export async function listSiteContents(): Promise<ContentsSection[]> {
  const [quickStart, ...guides] = listGuides().map(({ slug, title, summary }) => ({
    label: title,
    href: guidePagePath(slug),
    about: summary,
  }))
  return [
    { title: 'Start', entries: [overviewEntry(), quickStart!, tryItEntry()] },
    { title: 'Guides', entries: guides },
    { title: 'Errors and versions', entries: [errorsEntry(), changelogEntry()] },
    { title: 'Reference', entries: await callGroupEntries() },
  ]
}

function overviewEntry(): ContentsEntry {
  return {
    label: 'Overview',
    href: urlFor('admin.developers'),
    about: 'A quick start, common tasks, and the groups of calls.',
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
    label: 'Errors',
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

async function callGroupEntries(): Promise<ContentsEntry[]> {
  const groups = await listPublicCallGroups()
  return groups.map(({ tag, description }) => ({
    label: tag,
    href: callGroupPath(tag),
    about: description,
  }))
}
