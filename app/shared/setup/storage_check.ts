import { readS3Settings } from '#shared/uploads/s3_settings'
import {
  runSetupCheck,
  type Environment,
  okCheck,
  type SetupCheck,
} from '#shared/setup/setup_check'

const NAME = 'Storage'

export function storageCheck(env: Environment): SetupCheck[] {
  const check = runSetupCheck(
    NAME,
    () => readS3Settings(env),
    (s3) => {
      if (s3) return okCheck(NAME, `Files are kept in the bucket ${s3.bucket}.`)
      return okCheck(
        NAME,
        'Files are kept on the disk of this machine. That is enough while the product runs on one machine only.'
      )
    }
  )
  return [check]
}
