import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { throttleUpload, saveUpload } from '#branding/images/image_uploads'
import Image from '#branding/images/image'
import { readUploadedFile } from '#shared/uploads/uploaded_file'

export default class ProductImagesController {
  /** Stores the picture until its form is saved, and replaces the form's earlier one. */
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
