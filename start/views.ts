import edge from 'edge.js'
import { assetTag } from '#shared/http/page_assets'
import brand from '#config/brand'
import { accentStyleSheet } from '#shared/brand/rules/brand_colours'
import { withHarmlessData } from '#shared/http/page_body'

edge.global('assetTag', assetTag)
edge.global('platformStyle', () => accentStyleSheet(brand.colour))
edge.global('withHarmlessData', withHarmlessData)
