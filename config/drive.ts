import { join } from 'node:path'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import type { InferDriveDisks } from '@adonisjs/drive/types'
import { s3Options, s3SettingsIn } from '#shared/uploads/s3_settings'

/** With what else is to be kept, or beside the checkout's own folders: below the build it would go with the next one. */
const root = env.get('SENDAM_DATA_DIR') ?? env.get('SENDAM_ROOT') ?? app.makePath()

const s3 = s3SettingsIn(process.env)

const driveConfig = defineConfig({
  default: s3 ? 's3' : 'local',
  fakes: { location: app.makePath('tmp', `drive_fakes_${process.pid}`) },
  services: {
    // Nothing of it is served by a path: whoever may have a file gets it from a controller.
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
