import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import CallGroupTransformer from '#admin/developers/call_group_transformer'
import { findPublicCallGroup } from '#admin/developers/site/call_group'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersGroupPageController {
  async render({ inertia, params }: HttpContext) {
    const group = await findPublicCallGroup(params.group)
    if (!group) throw new Exception('There is no such group', { status: 404 })
    return inertia.render('admin/developers/developers_group', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      group: CallGroupTransformer.transform(group).useVariant('withCalls'),
    })
  }
}
