import type { HttpContext } from '@adonisjs/core/http'
import CallGroupTransformer from '#admin/developers/call_group_transformer'
import { listApiCallDocs, listPublicCallGroups } from '#admin/developers/openapi/documented_calls'
import { loadCallPage } from '#admin/developers/site/call_page'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'
import { buildSnippets } from '#admin/developers/snippets/snippets'

/** Needs no key, so a newcomer can send it at once. */
const FIRST_CALL = 'calculateRates'

export default class DevelopersPageController {
  async render({ inertia }: HttpContext) {
    const calls = await listApiCallDocs()
    const firstCall = await loadCallPage(FIRST_CALL)
    return inertia.render('admin/developers/developers', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      firstCall: buildSnippets(firstCall!.request),
      groups: CallGroupTransformer.transform(await listPublicCallGroups()),
      callCount: calls.length,
      keyCallCount: calls.filter(({ route }) => route.scope).length,
    })
  }
}
