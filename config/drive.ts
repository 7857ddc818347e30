import { join } from 'node:path'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import type { InferDriveDisks } from '@adonisjs/drive/types'

const bucket = env.get('S3_BUCKET')

/** Beside the checkout's own folders: below the build it would go with the next one. */
const root = env.get('SENDAM_ROOT') ?? app.makePath()

const driveConfig = defineConfig({
  default: bucket ? 's3' : 'local',
  fakes: { location: app.makePath('tmp', `drive_fakes_${process.pid}`) },
  services: {
    // Nothing of it is served by a path: whoever may have a file gets it from a controller.
    local: services.fs({
      location: join(root, 'storage'),
      serveFiles: false,
      visibility: 'private',
    }),
    s3: services.s3({
      bucket: bucket ?? '',
      region: env.get('S3_REGION') ?? 'us-east-1',
      endpoint: env.get('S3_ENDPOINT'),
      // Stores beside Amazon's are reached by path, and know no access lists.
      forcePathStyle: Boolean(env.get('S3_ENDPOINT')),
      supportsACL: false,
      visibility: 'private',
      ...s3Credentials(),
    }),
  },
})

/** Without keys the machine's own role is asked. */
function s3Credentials() {
  const accessKeyId = env.get('S3_ACCESS_KEY_ID')
  const secretAccessKey = env.get('S3_SECRET_ACCESS_KEY')?.release()
  return accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}
}

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
