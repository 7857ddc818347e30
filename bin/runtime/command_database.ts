import { Claim, FolderTaken } from './claim.ts'
import { markAsEnding } from './claim_folder.ts'
import { EmbeddedPostgres } from './embedded_postgres.ts'
import { assertDatabasesAnswer } from './outside_database.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const DATABASE = 'sendam'

export interface CommandDatabase {
  url: string
  /** True if the database may lack tables of this version. */
  isUnprepared: boolean
  close(): Promise<void>
}

/** An address for commands that only read source code and never connect. */
export const NO_DATABASE: CommandDatabase = {
  url: `postgres://127.0.0.1/${DATABASE}`,
  isUnprepared: false,
  close: async () => {},
}

/** Opens the configured database, this folder's running one, or starts one for the command. */
export async function openCommandDatabase(settings: Settings): Promise<CommandDatabase> {
  if (settings.databaseUrl) {
    await assertDatabasesAnswer(settings)
    // Commands use the direct address, because a pooler cannot serve long transactions and locks.
    const url = settings.directUrl ?? settings.databaseUrl
    return { url, isUnprepared: false, close: async () => {} }
  }
  try {
    return await startForCommand(Claim.take(settings.dataFolder))
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    const url = EmbeddedPostgres.addressOf(settings.dataFolder, DATABASE)
    if (!url)
      throw new Refusal('Sendam is starting or stopping in this folder: try again in a moment.')
    return { url, isUnprepared: false, close: async () => {} }
  }
}

async function startForCommand(claim: Claim): Promise<CommandDatabase> {
  // `npm start` waits for a claim that is marked as ending, and refuses to start on any other.
  markAsEnding(claim)
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
