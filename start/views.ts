import edge from 'edge.js'
import { assetTag } from '#shared/http/page_assets'
import { withHarmlessData } from '#shared/http/page_body'

edge.global('assetTag', assetTag)
edge.global('withHarmlessData', withHarmlessData)
