import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { replaceLogo } from '#branding/business/update_business'
import { requireOwnBusiness } from '#branding/business/find_business'
import { throttleUpload, saveUpload } from '#branding/images/image_uploads'
import Image from '#branding/images/image'
import { readUploadedFile } from '#shared/uploads/uploaded_file'

export default class BusinessLogosController {
  /** Stores the logo until its form is saved. `businessId` 0 means a new business. */
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { businessId } = ctx.params
    const cacheFileName: string = ctx.params.cacheFileName
    if (businessId > 0) requireOwnBusiness(caller, businessId)
    await throttleUpload(caller)
    const place = { purpose: 'logo', cacheFileName, organizationId: businessId || null } as const
    const { id } = await saveUpload(caller, place, await readUploadedFile(ctx.request))
    return { message: 'Logo uploaded.', data: { cacheFileName, logoURL: Image.pathOf(id) } }
  }

  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    requireOwnBusiness(caller, ctx.params.id)
    await throttleUpload(caller)
    const { id } = await replaceLogo(caller, ctx.params.id, await readUploadedFile(ctx.request))
    return { message: 'Logo updated.', data: { logoURL: Image.pathOf(id) } }
  }
}
