import { verifyFigures } from '#admin/console/figure_verification'
import { verifyLedger } from '#admin/console/ledger_verification'
import { courierDisplayName } from '#admin/health/courier_status'
import { updateAlarms } from '#admin/health/update_alarms'
import couriers from '#config/couriers'
import { pluralize } from '#shared/languages/rules/pluralize'
import { verifyProof } from '#shared/proof/verify_proof'
import type { DriverFinder } from '#shipping/carriers/courier_drivers'
import { checkCourierConnections } from '#shipping/carriers/polling/connection_check'
import { loadConnectionStates } from '#shipping/carriers/polling/connection_states'

export const NIGHTLY_CHECKS = ['ledger', 'proof', 'figures'] as const

export type NightlyCheck = (typeof NIGHTLY_CHECKS)[number]

const SOUND_SENTENCES: Record<NightlyCheck, string> = {
  ledger: 'The ledger is correct.',
  proof: 'Nothing was altered, inserted or removed.',
  figures: 'The figures are correct.',
}

export function describeFaults(check: NightlyCheck, faults: readonly string[]): string {
  if (faults.length === 0) return SOUND_SENTENCES[check]
  return `The check found ${pluralize(faults.length, 'fault')}.`
}

export interface CheckOutcome {
  isSound: boolean
  sentence: string
}

const CHECKS = {
  ledger: () => runNightlyCheck('ledger', verifyLedger),
  proof: () => runNightlyCheck('proof', verifyProof),
  figures: () => runNightlyCheck('figures', verifyFigures),
  couriers: () => checkCouriers(),
}

export type Check = keyof typeof CHECKS

/** Runs a check that otherwise waits for its time. The alarms know its result at once. */
export async function runCheck(check: Check): Promise<CheckOutcome> {
  const outcome = await CHECKS[check]()
  await updateAlarms()
  return outcome
}

async function runNightlyCheck(
  check: NightlyCheck,
  verify: () => Promise<string[]>
): Promise<CheckOutcome> {
  const faults = await verify()
  return { isSound: faults.length === 0, sentence: describeFaults(check, faults) }
}

/** A courier whose calls of the day are used up keeps the result of its last check. */
export async function checkCouriers(driverOf?: DriverFinder): Promise<CheckOutcome> {
  await checkCourierConnections(driverOf)
  const states = await loadConnectionStates()
  const failing = states.filter(
    ({ driver, status }) => couriers.connections.includes(driver) && status !== 'answers'
  )
  const isSound = failing.length === 0
  if (isSound) return { isSound, sentence: 'Every courier answers and accepts our keys.' }
  const sentences = failing.map(
    ({ driver, status }) =>
      `${courierDisplayName(driver)} ${status === 'refused' ? 'does not accept our keys' : 'does not answer'}.`
  )
  return { isSound, sentence: sentences.join(' ') }
}
