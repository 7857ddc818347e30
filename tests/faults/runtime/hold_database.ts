import { Claim } from '../../../bin/runtime/claim.ts'
import { EmbeddedPostgres } from '../../../bin/runtime/embedded_postgres.ts'

const [folder = '', database = 'parcels'] = process.argv.slice(2)
const postgres = await EmbeddedPostgres.start({ claim: Claim.take(folder), database })
console.log(JSON.stringify({ url: postgres.url, folder: postgres.folder }))
setInterval(() => {}, 1_000)
