import { startMonitoring } from '#admin/health/start_monitoring'
import { Deliverer } from '#identity/webhooks/delivering/deliverer'
import Authenticator from '#identity/second_factor/models/authenticator'
import { reencryptSecrets } from '#identity/webhooks/endpoint_secret'

/** Every worker delivers webhooks beside its jobs. */
export async function startDeliverer(): Promise<Deliverer> {
  await reencryptSecrets()
  await Authenticator.reseal()
  const deliverer = new Deliverer()
  deliverer.start()
  return deliverer
}

export function startWorkerMonitoring() {
  startMonitoring('worker')
}
