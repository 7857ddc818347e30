import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import Image from '#branding/images/image'

const PATH = /^\/images\/([0-9a-f-]{36})$/

export async function readImageBytes(path: string): Promise<Buffer | null> {
  const [, id] = PATH.exec(path) ?? []
  const image = id ? await Image.find(id) : null
  if (!image) return null
  try {
    return Buffer.from(await drive.use().getBytes(image.fileKey))
  } catch (error) {
    logger.error(
      { err: error, imageId: image.id },
      'A picture for a generated image could not be read'
    )
    return null
  }
}
