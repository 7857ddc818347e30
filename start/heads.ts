import { listPagesOf } from '#shared/heads/listed_pages'
import { picturesFrom } from '#shared/heads/pictures'

picturesFrom(() => import('#branding/images/picture_bytes'))

const PATHS = ['/rates', '/track', '/signin', '/register', '/reset']
listPagesOf(async () => ({ publicPaths: () => PATHS }))
listPagesOf(() => import('#admin/developers/site/public_paths'))
