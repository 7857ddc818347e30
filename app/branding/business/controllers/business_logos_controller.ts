import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { replaceLogo } from '#branding/business/editing'
import { requireOwn } from '#branding/business/visibility'
import { countUpload, keepUpload } from '#branding/images/uploading'
import Image from '#branding/images/image'
import { receivedFile } from '#shared/uploads/received_file'

export default class BusinessLogosController {
  /** Kept until the form that it belongs to is saved. A business that is being created is number 0. */
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { businessId } = ctx.params
    const cacheFileName: string = ctx.params.cacheFileName
    if (businessId > 0) requireOwn(caller, businessId)
    await countUpload(caller)
    const place = { purpose: 'logo', cacheFileName, organizationId: businessId || null } as const
    const { id } = await keepUpload(caller, place, await receivedFile(ctx.request))
    return { message: 'Logo uploaded.', data: { cacheFileName, logoURL: Image.pathOf(id) } }
  }

  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    requireOwn(caller, ctx.params.id)
    await countUpload(caller)
    const { id } = await replaceLogo(caller, ctx.params.id, await receivedFile(ctx.request))
    return { message: 'Logo updated.', data: { logoURL: Image.pathOf(id) } }
  }
}
