import { join } from 'node:path'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import type { InferDriveDisks } from '@adonisjs/drive/types'
import { s3Options, readS3Settings } from '#shared/uploads/s3_settings'

/** The data folder or the checkout, never the build folder, which the next build replaces. */
const root = env.get('SENDAM_DATA_DIR') ?? env.get('SENDAM_ROOT') ?? app.makePath()

const s3 = readS3Settings(process.env)

const driveConfig = defineConfig({
  default: s3 ? 's3' : 'local',
  fakes: { location: app.makePath('tmp', `drive_fakes_${process.pid}`) },
  services: {
    // Files have no public path: controllers check who may read a file.
    local: services.fs({
      location: join(root, 'storage'),
      serveFiles: false,
      visibility: 'private',
    }),
    s3: services.s3(s3Options(s3 ?? { bucket: '', region: '' })),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
