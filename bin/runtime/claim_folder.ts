import { setTimeout as wait } from 'node:timers/promises'
import { Claim, FolderTaken } from './claim.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'
import { addressOf } from './welcome.ts'

const ENDING = 'ending'
/** The longest time that a supervisor needs to shut down. */
const ENDS_WITHIN_MS = 30_000

/**
 * Refuses if Sendam runs from this folder; waits if that Sendam is stopping. With an external
 * database, several may run from one folder on different ports.
 */
export async function claimFolder(settings: Settings): Promise<Claim> {
  const name = settings.databaseUrl ? `port-${settings.port}.lock` : 'lock'
  const deadline = Date.now() + ENDS_WITHIN_MS
  for (;;) {
    try {
      return Claim.take(settings.dataFolder, addressOf(settings), name)
    } catch (error) {
      if (!(error instanceof FolderTaken)) {
        throw error
      }
      if (error.note !== ENDING || Date.now() > deadline) {
        const where = error.note === ENDING ? 'and does not end' : `on ${error.note}`
        throw new Refusal(
          `Sendam is already running from this folder ${where}: use that one, or stop it first.`
        )
      }
    }
    await wait(100)
  }
}

export function markAsEnding(claim: Claim | null): void {
  claim?.renote(ENDING)
}
