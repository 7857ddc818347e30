import { s3SettingsIn } from '#shared/uploads/s3_settings'
import { checkOf, type Environment, ok, type SetupCheck } from '#shared/setup/setup_check'

const NAME = 'Storage'

export function storageCheck(env: Environment): SetupCheck[] {
  const check = checkOf(
    NAME,
    () => s3SettingsIn(env),
    (s3) => {
      if (s3) return ok(NAME, `Files are kept in the bucket ${s3.bucket}.`)
      return ok(
        NAME,
        'Files are kept on the disk of this machine: enough as long as it is the only one.'
      )
    }
  )
  return [check]
}
