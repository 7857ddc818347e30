import { Claim } from '../../../bin/runtime/claim.ts'
import { EmbeddedPostgres } from '../../../bin/runtime/embedded_postgres.ts'

/** A program that holds a database open until somebody kills it, for tests that do. */
const [folder = '', database = 'parcels'] = process.argv.slice(2)
const postgres = await EmbeddedPostgres.start({ claim: Claim.take(folder), database })
console.log(JSON.stringify({ url: postgres.url, folder: postgres.folder }))
setInterval(() => {}, 1_000)
