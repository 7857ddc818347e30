import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import Image from '#branding/images/image'

export default class ImagesController {
  /** The headers keep browsers from running the file or sniffing another type. */
  async show({ params, response, logger }: HttpContext) {
    const image = await Image.find(params.id)
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    if (!image) return response.status(404).type('text').send('Not found')
    try {
      const bytes = Buffer.from(await drive.use().getBytes(image.fileKey))
      response.header('Content-Type', image.contentType)
      response.header('Cache-Control', 'public, max-age=31536000, immutable')
      return response.send(bytes)
    } catch (error) {
      logger.error({ err: error, imageId: image.id }, 'An image could not be read')
      return response.status(503).type('text').send('Not available')
    }
  }
}
