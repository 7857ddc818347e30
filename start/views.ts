import edge from 'edge.js'
import { assetTag } from '#shared/http/page_assets'
import brand from '#config/brand'
import { accentStyleSheet } from '#shared/brand/rules/brand_colours'
import { withHarmlessData } from '#shared/http/page_body'
import { pageScripts } from '#shared/http/page_scripts'

edge.global('assetTag', assetTag)
edge.global('pageScripts', pageScripts)
edge.global('platformStyle', () => accentStyleSheet(brand.colour))
edge.global('withHarmlessData', withHarmlessData)
