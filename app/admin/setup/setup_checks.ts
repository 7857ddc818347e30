import { signInChecks } from '#identity/oauth/sign_in_checks'
import { brandCheck } from '#shared/brand/brand_check'
import { addressChecks } from '#shared/setup/address_checks'
import { redisCheck } from '#shared/scale/redis/redis_settings'
import { keyCheck } from '#shared/setup/key_check'
import { metricsCheck } from '#shared/health/metrics_check'
import { mailCheck } from '#shared/setup/mail_check'
import type { Environment, SetupCheck, SetupChecks } from '#shared/setup/setup_check'
import { smsCheck } from '#shared/setup/sms_check'
import { whatsappCheck } from '#shared/setup/whatsapp_check'
import { storageCheck } from '#shared/setup/storage_check'
import { courierChecks } from '#shipping/carriers/courier_checks'
import { paymentSetupChecks } from '#wallet/providers/payment_setup_checks'

/**
 * All checks in setup order. They run before the application boots, so none may import anything
 * that reads `config/`.
 */
const SETUP_CHECKS: SetupChecks[] = [
  brandCheck,
  addressChecks,
  keyCheck,
  redisCheck,
  mailCheck,
  smsCheck,
  whatsappCheck,
  storageCheck,
  courierChecks,
  paymentSetupChecks,
  signInChecks,
  metricsCheck,
]

export function runSetupChecks(env: Environment): SetupCheck[] {
  return SETUP_CHECKS.flatMap((checks) => checks(env))
}
