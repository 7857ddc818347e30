import { watch } from '#admin/health/watch'
import { Deliverer } from '#identity/webhooks/delivering/deliverer'
import Authenticator from '#identity/second_factor/models/authenticator'
import { resealSecrets } from '#identity/webhooks/endpoint_secret'

/** What is told to the programs of customers leaves from every worker, beside its jobs. */
export async function beginDelivering(): Promise<Deliverer> {
  await resealSecrets()
  await Authenticator.reseal()
  const deliverer = new Deliverer()
  deliverer.start()
  return deliverer
}

export function watchWorker() {
  watch('worker')
}
