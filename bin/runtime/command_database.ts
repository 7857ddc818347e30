import { Claim, FolderTaken } from './claim.ts'
import { sayGoodbye } from './claim_folder.ts'
import { EmbeddedPostgres } from './embedded_postgres.ts'
import { assertDatabasesAnswer } from './outside_database.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const DATABASE = 'sendam'

export interface CommandDatabase {
  url: string
  /** Nobody has served from it since this folder's code came here: it may lack tables. */
  isUnprepared: boolean
  close(): Promise<void>
}

/** For a command that reads source alone: an address that nobody connects to. */
export const NO_DATABASE: CommandDatabase = {
  url: `postgres://127.0.0.1/${DATABASE}`,
  isUnprepared: false,
  close: async () => {},
}

/** The configured database, or the one that runs from this folder, or that one started for a command. */
export async function openCommandDatabase(settings: Settings): Promise<CommandDatabase> {
  if (settings.databaseUrl) {
    await assertDatabasesAnswer(settings)
    // What a command does may take long, lock, migrate or copy all there is: nothing for a pooler.
    const url = settings.directUrl ?? settings.databaseUrl
    return { url, isUnprepared: false, close: async () => {} }
  }
  try {
    return await startForCommand(Claim.take(settings.dataFolder))
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    const url = EmbeddedPostgres.addressOf(settings.dataFolder, DATABASE)
    if (!url) throw new Refusal('Sendam is just starting or stopping here: try again in a moment.')
    return { url, isUnprepared: false, close: async () => {} }
  }
}

async function startForCommand(claim: Claim): Promise<CommandDatabase> {
  // Whoever starts Sendam meanwhile waits for the command instead of being refused.
  sayGoodbye(claim)
  try {
    const postgres = await EmbeddedPostgres.start({ claim, database: DATABASE })
    const close = async () => {
      await postgres.stop()
      claim.release()
    }
    return { url: postgres.url, isUnprepared: true, close }
  } catch (error) {
    claim.release()
    throw error
  }
}
