import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { throttleUpload, saveUpload } from '#branding/images/image_uploads'
import Image from '#branding/images/image'
import { readUploadedFile } from '#shared/uploads/uploaded_file'

export default class ProductImagesController {
  /** Kept until the form that it belongs to is saved, in the place of one that it sent before. */
  async store(ctx: HttpContext) {
    const { id: organizationId } = requireCurrentBusiness(callerOf(ctx))
    const caller = callerOf(ctx)
    await throttleUpload(caller)
    const cacheFileName: string = ctx.params.cacheFileName
    const place = { purpose: 'product', cacheFileName, organizationId } as const
    const { id } = await saveUpload(caller, place, await readUploadedFile(ctx.request))
    return {
      message: 'Image uploaded.',
      data: { cacheFileName, imageURL: Image.pathOf(id) },
    }
  }

  async update(ctx: HttpContext) {
    return this.store(ctx)
  }
}
