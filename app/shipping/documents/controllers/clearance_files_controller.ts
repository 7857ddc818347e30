import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { clearanceVisibleTo } from '#shipping/documents/clearance_initiation'

export default class ClearanceFilesController {
  /** Saved and never shown: what strangers put into a file does not run on our address. */
  async show(ctx: HttpContext) {
    const { fileKey, id } = await clearanceVisibleTo(callerOf(ctx))
      .where('id', ctx.params.id)
      .whereNotNull('fileKey')
      .firstOrFail()
    const { response } = ctx
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', `attachment; filename="clearance-${id}.pdf"`)
    response.header('Cache-Control', 'no-store')
    return response.stream(await drive.use().getStream(fileKey!))
  }
}
