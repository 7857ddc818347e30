import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { countUpload, keepUpload } from '#branding/images/uploading'
import Image from '#branding/images/image'
import { receivedFile } from '#shared/uploads/received_file'

export default class ProductImagesController {
  /** Kept until the form that it belongs to is saved, in the place of one that it sent before. */
  async store(ctx: HttpContext) {
    const { id: organizationId } = businessOf(callerOf(ctx))
    const caller = callerOf(ctx)
    await countUpload(caller)
    const cacheFileName: string = ctx.params.cacheFileName
    const place = { purpose: 'product', cacheFileName, organizationId } as const
    const { id } = await keepUpload(caller, place, await receivedFile(ctx.request))
    return {
      message: 'Image uploaded.',
      data: { cacheFileName, imageURL: Image.pathOf(id) },
    }
  }

  async update(ctx: HttpContext) {
    return this.store(ctx)
  }
}
