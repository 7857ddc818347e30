import edge from 'edge.js'
import { assetTag } from '#shared/page_assets'
import { withHarmlessData } from '#shared/page_body'

edge.global('assetTag', assetTag)
edge.global('withHarmlessData', withHarmlessData)
